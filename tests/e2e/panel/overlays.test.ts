import type { Locator, Page } from "@playwright/test";
import { adminSdk } from "../../support/admin-sdk.ts";
import { temporaryPosts } from "../../support/articles.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { editor } from "../screens/editor.screen.ts";
import { openPanelAs } from "../screens/panel.screen.ts";
import { postsTable } from "../screens/posts.screen.ts";

const posts = temporaryPosts(adminSdk());
const [live, planned] = ["Junta publicada", "Junta programada"];
/** Later than other tests' posts, so that they are on the first page. */
const created_at = new Date("2099-11-20T18:00:00Z");

async function openPosts(page: Page) {
  const post = await posts.store({ slug: "junta-publicada", title: live, created_at });
  const scheduled_for = new Date("2099-12-24T09:30:00Z");
  const rest = { published: false, scheduled_for, created_at };
  await posts.store({ slug: "junta-programada", title: planned, ...rest });
  await openPanelAs(page);
  return post;
}
test.afterEach(() => posts.removeAll());

/** Names of the controls below a toast. */
async function coveredBy(toasts: Locator, controls: Locator): Promise<readonly string[]> {
  const boxes = await toasts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  return controls.evaluateAll(
    (all, shown) =>
      all
        .filter((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect();
          return shown.some(
            (toast) =>
              toast.left < right && left < toast.right && toast.top < bottom && top < toast.bottom,
          );
        })
        .map((control) => control.getAttribute("aria-label") ?? control.textContent),
    boxes.map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
  );
}

/** Runs in the browser. @returns whether the next toast and its button take presses at once */
function firstToast(): Promise<readonly string[]> {
  return new Promise((resolve) => {
    new MutationObserver((_changes, observer) => {
      const toast = document.querySelector('[data-scope="toast"][data-part="root"]');
      const button = toast?.querySelector("button");
      if (!toast || !button) return;
      observer.disconnect();
      resolve([toast, button].map((one) => getComputedStyle(one).pointerEvents));
    }).observe(document.body, { subtree: true, childList: true });
  });
}

for (const width of [1440, 390])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });
    const toastsOf = (page: Page) =>
      page
        .getByRole("region", { name: /^Notifications/ })
        .locator('[data-scope="toast"][data-part="root"]');

    test("the questions about a schedule pass axe", async ({ page }) => {
      const post = await openPosts(page);
      const table = postsTable(page);
      const [badge, card] = await Promise.all(
        [table.row(planned).getByText(/^Scheduled for/), table.region].map((one) =>
          one.evaluate((shown) => shown.getBoundingClientRect().right),
        ),
      );
      expect(badge).toBeLessThan(card ?? 0);
      await table.row(planned).getByText("Scheduled", { exact: true }).click();
      await expect(table.dialog).toContainText(`Publish “${planned}” now?`);
      await expectAccessible(page, "publish now");
      await table.dialog.getByRole("button", { name: "Keep the schedule" }).click();

      const ed = editor(page);
      await ed.open(`/cortzen/blog/edit/${post.id}`);
      if (width < 1280) await page.getByRole("button", { name: "Settings", exact: true }).click();
      await ed.date.fill("2099-01-02T09:30");
      await page.keyboard.press("Control+s");
      await expect(
        page.getByRole("alertdialog", { name: "Take the article offline?" }),
      ).toBeVisible();
      await expectAccessible(page, "take offline");
    });

    test("the bars pass axe: the administrator's on an article, and the one without a network", async ({
      page,
      context,
      allowConsoleError,
    }) => {
      allowConsoleError(/Failed to load resource|request to https:\/\/www\.google\.com/);
      await openPosts(page);
      await page.goto("/blog/junta-publicada");
      const bar = page.getByRole("navigation", { name: "Administration" });
      await expect(bar.getByRole("link")).toHaveText(["Back to posts", "Edit"]);
      await expectAccessible(page, "administrator's bar");
      await bar.getByRole("link", { name: "Back to posts" }).click();
      await expect(postsTable(page).row(live)).toBeVisible();
      await context.setOffline(true);
      await expect(page.getByText(/You are offline/)).toBeVisible();
      await expectAccessible(page, "connection bar");
    });

    test("a toast that slides in lets presses through, and a success on phones does so always", async ({
      page,
      allowConsoleError,
    }) => {
      allowConsoleError(/400 \(Bad Request\)/);
      if (width < 768) await page.emulateMedia({ reducedMotion: "reduce" });
      await openPosts(page);
      const { delete: remove, dialog } = postsTable(page);
      await remove(live).click();
      await dialog.getByRole("combobox").selectOption("lead to another article (301)");
      await dialog.getByLabel("Slug of the other article").fill("no-existe");
      const shown = page.evaluate(firstToast);
      await dialog.getByRole("button", { name: "Delete" }).click();
      expect(await shown).toEqual(["none", "none"]);
      const [error, close] = [toastsOf(page), toastsOf(page).getByRole("button")];
      await expect(error).toHaveCSS("pointer-events", "auto");
      await expect(close).toHaveCSS("pointer-events", "auto");
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await remove(live).click();
      await dialog.getByRole("button", { name: "Delete" }).click();
      const success = toastsOf(page).filter({ hasText: "Post deleted" });
      await expect(success).toHaveCSS("pointer-events", width < 768 ? "none" : "auto");
    });

    test("a toast covers no button of a dialog, and not the settings", async ({
      page,
      allowConsoleError,
    }) => {
      allowConsoleError(/400 \(Bad Request\)/);
      const post = await openPosts(page);
      const table = postsTable(page);
      await table.delete(live).click();
      await table.dialog.getByRole("combobox").selectOption("lead to another article (301)");
      const remove = table.dialog.getByRole("button", { name: "Delete" });
      for (const slug of ["no-existe", "tampoco-existe"]) {
        await table.dialog.getByLabel("Slug of the other article").fill(slug);
        await remove.click();
        await expectToast(page, "Could not delete the post");
        await expect(remove).toBeEnabled();
      }
      expect(await toastsOf(page).count()).toBeGreaterThan(0);
      expect(await coveredBy(toastsOf(page), table.dialog.getByRole("button"))).toEqual([]);
      await table.dialog.getByRole("button", { name: "Cancel" }).click();

      const ed = editor(page);
      await ed.open(`/cortzen/blog/edit/${post.id}`);
      const isDrawer = width < 1280;
      if (isDrawer) await page.getByRole("button", { name: "Settings", exact: true }).click();
      await ed.excerpt.fill("Resumen");
      await page.keyboard.press("Control+s");
      await expectToast(page, "Blog post updated");
      const settings = isDrawer
        ? page.getByRole("button", { name: "Close settings" })
        : page.getByRole("complementary", { name: "Post settings" });
      expect(await toastsOf(page).count()).toBeGreaterThan(0);
      expect(await coveredBy(toastsOf(page), settings)).toEqual([]);
      await page.getByRole("button", { name: "Show earlier versions" }).click();
      const versions = page.getByRole("dialog", { name: "History" });
      await versions
        .getByRole("button", { name: /Junta publicada|version/i })
        .first()
        .click();
      expect(await coveredBy(toastsOf(page), versions.getByRole("button"))).toEqual([]);
    });
  });
