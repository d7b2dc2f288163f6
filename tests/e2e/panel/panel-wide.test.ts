import type { Locator, Page } from "@playwright/test";
import { demoAdmin } from "../../support/accounts.ts";
import { adminSdk } from "../../support/admin-sdk.ts";
import { temporaryPosts } from "../../support/articles.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { aSubmission, idOf } from "../../support/builders.ts";
import { storeSubmission } from "../../support/store.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { admin, TABS } from "../screens/admin.screen.ts";
import { importJobs } from "../screens/csv-import.screen.ts";
import { gate } from "../screens/gate.screen.ts";
import { inbox } from "../screens/inbox.screen.ts";
import { openPanelAs } from "../screens/panel.screen.ts";
import { postsTable } from "../screens/posts.screen.ts";
import { usersTab } from "../screens/users.screen.ts";

const sdk = adminSdk();
const posts = temporaryPosts(sdk);
const LONG = "Desmontabilidad-y-limpieza-sin-herramientas-de-componentes".repeat(2);
const job = sdk.db.doc(`import_jobs/${idOf("panel-wide")}`);
const title = "Solo con el teclado";
const person = aSubmission({
  id: idOf("panel-wide"),
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

async function openWhole(page: Page, tab: (typeof TABS)[number]): Promise<void> {
  await admin(page).tab(tab).click();
  const whole: Record<(typeof TABS)[number], Locator> = {
    "Blog Management": postsTable(page).row(title),
    "Import Jobs": importJobs(page).row(LONG),
    "Contact Submissions": inbox(page).row(person.name),
    "User Management": usersTab(page).log.first(),
  };
  await expect(whole[tab]).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

test("every tab fits a small phone", async ({ page }) => {
  await openPanelAs(page);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const tab of TABS) {
      await openWhole(page, tab);
      const inner = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([tab, inner]).toEqual([tab, width]);
    }
    await openWhole(page, "Contact Submissions");
    await inbox(page).show(person.name);
    const inner = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(["an open submission", inner]).toEqual(["an open submission", width]);
    await inbox(page).close();
  }
});

for (const width of [1440, 390])
  test(`every tab passes axe at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPanelAs(page);
    for (const tab of TABS) {
      await openWhole(page, tab);
      await expectAccessible(page, tab);
    }
    await openWhole(page, "Contact Submissions");
    await inbox(page).show(person.name);
    await expectAccessible(page, "an open submission");
    await inbox(page).close();
    await openWhole(page, "Blog Management");
    await postsTable(page).delete(title).click();
    await expect(postsTable(page).dialog).toContainText("It has not been checked");
    await expectAccessible(page);
  });

async function walkTo(page: Page, control: Locator, key = "Tab"): Promise<void> {
  const isThere = () => control.evaluate((one) => one === document.activeElement);
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
      (await sdk.db.doc(`blog_posts/${idOf("panel-teclado")}`).get()).get("published"),
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
  await walkTo(page, card.getByLabel("Notes"));
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
