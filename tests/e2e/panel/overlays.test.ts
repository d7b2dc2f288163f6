import type { Locator, Page } from "@playwright/test";
import { adminSdk } from "../../support/admin-sdk.ts";
import { temporaryPosts } from "../../support/articles.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { editor } from "../screens/editor.screen.ts";
import { openPanelAs } from "../screens/panel.screen.ts";
import { postsTable } from "../screens/posts.screen.ts";

const posts = temporaryPosts(adminSdk());
const title = "Junta publicada";
test.afterEach(() => posts.removeAll());

/** Names of the controls below a toast. */
async function getCoveredControls(
  toasts: Locator,
  controls: Locator,
): Promise<readonly (string | null)[]> {
  const boxes = await toasts.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
  );
  return controls.evaluateAll(
    (elements, toastBoxes) =>
      elements
        .filter((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect();
          return toastBoxes.some(
            (toast) =>
              toast.left < right && left < toast.right && toast.top < bottom && top < toast.bottom,
          );
        })
        .map((control) => control.getAttribute("aria-label") ?? control.textContent),
    boxes,
  );
}

/** Runs in the browser and resolves to how the next toast and its button take presses when they appear. */
function watchNextToast(): Promise<readonly string[]> {
  return new Promise((resolve) => {
    new MutationObserver((_changes, observer) => {
      const toast = document.querySelector('[data-scope="toast"][data-part="root"]');
      const button = toast?.querySelector("button");
      if (!toast || !button) return;
      observer.disconnect();
      resolve([toast, button].map((element) => getComputedStyle(element).pointerEvents));
    }).observe(document.body, { subtree: true, childList: true });
  });
}

const getToasts = (page: Page) =>
  page
    .getByRole("region", { name: /^Notifications/ })
    .locator('[data-scope="toast"][data-part="root"]');

test("on a phone a toast lets presses through while it slides in, and covers no button of a dialog and no settings", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/400 \(Bad Request\)/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Later than other tests' posts, so that it is on the first page.
  const created_at = new Date("2099-11-20T18:00:00Z");
  const post = await posts.store({ slug: "junta-publicada", title, created_at });
  await openPanelAs(page);
  const table = postsTable(page);
  const toasts = getToasts(page);

  await test.step("beside the buttons of a dialog", async () => {
    await table.delete(title).click();
    await table.dialog.getByRole("combobox").selectOption("lead to another article (301)");
    const remove = table.dialog.getByRole("button", { name: "Delete" });
    await table.dialog.getByLabel("Slug of the other article").fill("no-existe");
    const firstToast = page.evaluate(watchNextToast);
    await remove.click();
    expect(await firstToast).toEqual(["none", "none"]);
    await expectToast(page, "Could not delete the post");
    await expect(toasts).toHaveCSS("pointer-events", "auto");
    await expect(toasts.getByRole("button")).toHaveCSS("pointer-events", "auto");
    await table.dialog.getByLabel("Slug of the other article").fill("tampoco-existe");
    await remove.click();
    await expectToast(page, "Could not delete the post");
    await expect(remove).toBeEnabled();
    expect(await toasts.count()).toBeGreaterThan(0);
    expect(await getCoveredControls(toasts, table.dialog.getByRole("button"))).toEqual([]);
  });

  await test.step("beside the settings and the history of an article", async () => {
    const ed = editor(page);
    await ed.open(`/cortzen/blog/edit/${post.id}`);
    await page.getByRole("button", { name: "Settings", exact: true }).click();
    await ed.excerpt.fill("Resumen");
    await page.keyboard.press("Control+s");
    await expectToast(page, "Blog post updated");
    await expect(toasts).toHaveCSS("pointer-events", "none");
    const close = page.getByRole("button", { name: "Close settings" });
    expect(await getCoveredControls(toasts, close)).toEqual([]);
    await page.getByRole("button", { name: "Show earlier versions" }).click();
    const versions = page.getByRole("dialog", { name: "History" });
    await versions
      .getByRole("button", { name: /Junta publicada|version/i })
      .first()
      .click();
    expect(await getCoveredControls(toasts, versions.getByRole("button"))).toEqual([]);
  });
});
