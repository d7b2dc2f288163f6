import type { Locator, Page } from "@playwright/test";
import { demoAdmin } from "../../support/accounts.ts";
import { adminSdk } from "../../support/admin-sdk.ts";
import { temporaryPosts } from "../../support/articles.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { aSubmission, toId } from "../../support/builders.ts";
import { storeSubmission } from "../../support/store.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { admin, TABS } from "../screens/admin.screen.ts";
import { importJobs } from "../screens/csv-import.screen.ts";
import { editor } from "../screens/editor.screen.ts";
import { gate } from "../screens/gate.screen.ts";
import { inbox } from "../screens/inbox.screen.ts";
import { overview } from "../screens/overview.screen.ts";
import { openPanelAs } from "../screens/panel.screen.ts";
import { postsTable } from "../screens/posts.screen.ts";
import { trashView } from "../screens/trash.screen.ts";
import { usersTab } from "../screens/users.screen.ts";

const sdk = adminSdk();
const posts = temporaryPosts(sdk);
const LONG = "Desmontabilidad-y-limpieza-sin-herramientas-de-componentes".repeat(2);
const job = sdk.db.doc(`import_jobs/${toId("panel-wide")}`);
const title = "Solo con el teclado";
const person = aSubmission({
  id: toId("panel-wide"),
  name: "Teodora Clave",
  company: LONG,
  email: `${"muy.larga.".repeat(5)}direccion@buzon.example`,
  message: LONG.repeat(4),
  created_at: new Date(),
});

test.beforeEach(async () => {
  const created_at = new Date("2026-11-20T19:00:00Z");
  await posts.store({ slug: "panel-teclado", title, created_at, published: false });
  await posts.store({ slug: "panel-larga", title: LONG, created_at, published: false });
  await storeSubmission(sdk.db, person);
  await job.set({
    job_name: LONG,
    import_type: "blog_posts",
    total_records: 2,
    successful_records: 1,
    failed_records: 1,
    error_details: LONG,
    status: "completed",
    created_at,
    completed_at: created_at,
    touched_at: created_at,
    chunks: { 0: true },
  });
});
test.afterEach(async () => {
  await posts.removeAll();
  await sdk.db.doc(`contact_submissions/${person.id}`).delete();
  await job.delete();
});

/** What a person cannot reach on this screen: what is wider than it, and controls that are outside of it or covered. */
function findUnreachable(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const controls = document.querySelectorAll<HTMLElement>(
      "a[href], button, select, textarea, input:not([type=file])",
    );
    const unreachable = [...controls].filter((control) => {
      if (
        !control.checkVisibility({ visibilityProperty: true }) ||
        control.closest("[inert], [aria-hidden=true]")
      )
        return false;
      // A check box is pressed at its label; what is one pixel wide is for screen readers.
      const target = control.closest("label") ?? control;
      target.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, right, top, width, height } = target.getBoundingClientRect();
      if (width <= 1 || height <= 1 || right < 0 || top < -1) return false;
      if (left < 0 || right > innerWidth + 1) return true;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return !(hit && (target.contains(hit) || hit.contains(target)));
    });
    scrollTo({ top: 0, behavior: "instant" });
    const names = unreachable.map((control) => control.outerHTML.slice(0, 200));
    return scrollWidth === clientWidth
      ? names
      : [`${scrollWidth} pixels wide instead of ${clientWidth}`, ...names];
  });
}

/** The screen fits phones of 320 and 390 pixels, and axe finds nothing. */
async function expectFitsPhone(page: Page, screen: string): Promise<void> {
  await test.step(screen, async () => {
    await expect(page.getByText(/^Loading/).filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect([screen, width, await findUnreachable(page)]).toEqual([screen, width, []]);
    }
    await expectAccessible(page, screen);
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("every tab, an open submission and the sign-in fit, and pass axe", async ({ page }) => {
    await page.goto("/nhk");
    await expect(gate(page).signIn).toBeVisible();
    await expectFitsPhone(page, "sign-in");
    await openPanelAs(page);
    const contents: Record<(typeof TABS)[number], Locator> = {
      "Blog Management": postsTable(page).row(title),
      "Import Jobs": importJobs(page).row(LONG),
      "Contact Submissions": inbox(page).row(person.name),
      "User Management": usersTab(page).log.first(),
    };
    for (const tab of TABS) {
      await admin(page).tab(tab).click();
      await expect(contents[tab]).toBeVisible();
      await expectFitsPhone(page, tab);
    }
    await admin(page).tab("Contact Submissions").click();
    await inbox(page).show(person.name);
    await expectFitsPhone(page, "an open submission");
  });

  test("overview, trash, editor with its settings and library, and an article's bar fit, and pass axe", async ({
    page,
  }) => {
    await openPanelAs(page);
    const { id } = await posts.store({ slug: "panel-articulo", title: LONG });
    await admin(page).posts.getByRole("link", { name: "Trash" }).click();
    await expect(trashView(page).back).toBeVisible();
    await expectFitsPhone(page, "trash");
    // The list of posts is shown again where it was left.
    await trashView(page).back.click();
    await page.goto("/nhk/overview");
    await expect(overview(page).figures).toBeVisible();
    await expectFitsPhone(page, "overview");
    const ed = editor(page);
    await ed.open(`/cortzen/blog/edit/${id}`);
    await expectFitsPhone(page, "editor");
    await page.getByRole("button", { name: "Settings", exact: true }).click();
    await expect(ed.slug).toBeVisible();
    await expectFitsPhone(page, "settings of an article");
    await page.getByRole("button", { name: "Choose from library" }).click();
    await expect(page.getByRole("dialog", { name: "Images" })).toBeVisible();
    await expectFitsPhone(page, "library");
    await page.goto("/blog/panel-articulo");
    const bar = page.getByRole("navigation", { name: "Administration" });
    await expect(bar.getByRole("link")).toHaveText(["Back to posts", "Edit"]);
    await expectFitsPhone(page, "article with the administrator's bar");
    await bar.getByRole("link", { name: "Back to posts" }).click();
    await expect(postsTable(page).row(title)).toBeVisible();
  });
});

async function walkTo(page: Page, control: Locator, key = "Tab"): Promise<void> {
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 120; steps += 1) {
    if (await isThere()) return;
    await page.keyboard.press(key);
  }
  await expect(control).toBeFocused();
}

test("the panel can be used without a mouse", async ({ page }) => {
  await page.goto("/nhk");
  await walkTo(page, gate(page).email);
  await page.keyboard.type(demoAdmin.email);
  await walkTo(page, gate(page).password);
  await page.keyboard.type(demoAdmin.password);
  await page.keyboard.press("Enter");
  await expect(admin(page).heading).toBeVisible();

  const table = postsTable(page);
  await expect(table.row(title)).toBeVisible();
  await walkTo(page, table.search);
  await page.keyboard.type("panel teclado");
  await expect(table.rows).toHaveCount(1);
  await walkTo(page, table.switchNamed(`Draft: ${title}`));
  await page.keyboard.press("Space");
  await expect(table.switchNamed(`Published: ${title}`)).toBeChecked();
  await expect
    .poll(async () =>
      (await sdk.db.doc(`blog_posts/${toId("panel-teclado")}`).get()).get("published"),
    )
    .toBe(true);
  await walkTo(page, table.delete(title));
  await page.keyboard.press("Enter");
  await expect(table.dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await walkTo(page, table.dialog.getByRole("button", { name: "Delete" }));
  await page.keyboard.press("Enter");
  await expectToast(page, "Post deleted");
  await page.keyboard.press("Alt+t");
  await walkTo(page, table.undo);
  await page.keyboard.press("Enter");
  await expectToast(page, "Post restored");
  await expect(table.row(title)).toBeVisible();

  await walkTo(page, admin(page).tab("Blog Management"), "Shift+Tab");
  await page.keyboard.press("ArrowRight");
  await expect(admin(page).tab("Import Jobs")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(admin(page).tab("Contact Submissions")).toBeFocused();
  const card = inbox(page).card(person.name);
  await walkTo(page, inbox(page).search);
  await page.keyboard.type(person.name);
  await expect(inbox(page).rows).toHaveCount(1);
  await walkTo(page, inbox(page).row(person.name));
  await page.keyboard.press("Enter");
  await expect(card).toBeVisible();
  await walkTo(page, card.getByLabel("New note"));
  await page.keyboard.type("Llamar hoy");
  await walkTo(page, card.getByRole("button", { name: "Mark In Progress" }));
  await page.keyboard.press("Space");
  await expectToast(page, "Status updated");
  await expect(card).toContainText("In Progress");

  await walkTo(page, admin(page).tab("Contact Submissions"), "Shift+Tab");
  await page.keyboard.press("End");
  await expect(admin(page).tab("User Management")).toBeFocused();
  await walkTo(page, usersTab(page).email);
  await page.keyboard.type("teclado@users.example");
  await expect(usersTab(page).email).toHaveValue("teclado@users.example");

  await walkTo(page, page.getByRole("button", { name: "Logout" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(gate(page).signIn).toBeVisible();
});
