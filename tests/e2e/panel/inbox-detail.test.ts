import type { StoredSubmission } from "functions/domain/contact/submission";
import { adminSdk } from "../../support/admin-sdk.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { aSubmission, idOf } from "../../support/builders.ts";
import { storeSubmission } from "../../support/store.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { inbox } from "../screens/inbox.screen.ts";
import { openPanelAs } from "../screens/panel.screen.ts";
import { downloaded } from "../screens/posts.screen.ts";
import { usersTab } from "../screens/users.screen.ts";

const { db } = adminSdk();
const COMPANY = "Lista y detalle, S.A.";
const HOUR = 3_600_000;
const inquiry = (name: string, hoursAgo: number, change: Partial<StoredSubmission> = {}) =>
  aSubmission({
    id: idOf(name),
    name,
    company: COMPANY,
    created_at: new Date(Date.now() - hoursAgo * HOUR),
    ...change,
  });
const stored = async (name: string) =>
  (await db.doc(`contact_submissions/${idOf(name)}`).get()).data();

test.beforeEach(async ({ page }) => {
  const left = await db.collection("contact_submissions").where("company", "==", COMPANY).get();
  for (const { ref } of left.docs) await ref.delete();
  for (const one of [inquiry("Ada", 1), inquiry("Bruno", 2), inquiry("Carla", 3)])
    await storeSubmission(db, one);
  await openPanelAs(page);
  await inbox(page).open();
  await inbox(page).search.fill(COMPANY);
  await expect(inbox(page).rows).toHaveCount(3);
});

test("list and submission stand side by side, keys go through them, and reload and Back keep the place", async ({
  page,
}) => {
  const box = inbox(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await box.search.blur();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(box.row("Bruno")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(box.heading("Bruno")).toBeFocused();
  await page.keyboard.press("k");
  await expect(box.row("Ada")).toBeFocused();
  await expect(box.card("Ada")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`#contact/${idOf("Ada")}$`));
  await page.reload();
  await expect(box.card("Ada")).toBeVisible();
  await expect(box.row("Ada")).toHaveAttribute("aria-current", "true");

  await storeSubmission(db, inquiry("Dora", 0));
  await expect(box.arrived).toHaveText("Show 1 new submission");
  await expect(box.rows).toHaveCount(3);
  await box.arrived.click();
  await expect(box.rows).toHaveText([/Dora/, /Ada/, /Bruno/, /Carla/]);

  await page.keyboard.press("e");
  await expectToast(page, "Status updated");
  await expect(box.card("Ada")).toContainText("Answered in");
  expect((await stored("Ada"))?.status).toBe("completed");
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keys of the inbox" });
  await expect(keys).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
  await page.keyboard.press("/");
  await expect(box.search).toBeFocused();
  await page.keyboard.type("je");
  await expect(box.search).toHaveValue(`${COMPANY}je`);
  await expect(box.card("Ada")).toBeVisible();
});

test("on a phone the submission takes the place of the list, and Back returns to its row", async ({
  page,
}) => {
  const box = inbox(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await box.show("Bruno");
  await expect(box.row("Ada")).toBeHidden();
  await expect(box.region.getByText("2 of 3")).toBeVisible();
  await page.getByRole("button", { name: "Next submission" }).click();
  await expect(box.heading("Carla")).toBeFocused();
  await page.getByRole("button", { name: "Mark In Progress" }).click();
  await expect(box.card("Carla")).toContainText("In Progress");
  await expect(page.getByRole("link", { name: "Reply via Email" })).toBeFocused();
  await page.goBack();
  await expect(box.row("Carla")).toBeFocused();
  await expect(box.row("Carla")).toContainText("In Progress");
});

test("a submission is assigned, found by it, and recorded", async ({ page }) => {
  const box = inbox(page);
  await box.show("Bruno");
  await box.card("Bruno").getByLabel("Assigned to").selectOption("Me");
  await expectToast(page, "Assignment saved");
  await expect(box.row("Bruno")).toContainText("Assigned to Me");
  await box.assigned.selectOption("Mine");
  await expect(box.rows).toHaveText([/Bruno/]);
  await box.card("Bruno").getByLabel("Assigned to").selectOption("Nobody");
  await expect(box.rows).toHaveCount(0);
  await expect(box.card("Bruno")).toBeVisible();
  expect(await stored("Bruno")).not.toHaveProperty("assigned_to");
  await usersTab(page).open();
  const log = page.getByRole("region", { name: "Audit Log" }).getByRole("listitem");
  await expect(log.first()).toContainText("assigned an inquiry of Bruno");
  await expect(log.first()).toContainText(/@.* → Nobody/);
});

test("a template is filled with the inquiry, edited and opened in the mail program", async ({
  page,
}) => {
  const box = inbox(page);
  await box.show("Ada");
  await page.keyboard.press("t");
  const dialog = page.getByRole("dialog", { name: "Ada" });
  await dialog.getByLabel("Template").selectOption("Details needed");
  const text = dialog.getByLabel("Text of the reply");
  await expect(text).toHaveValue(new RegExp(`Hola, Ada:[^]*${COMPANY}[^]*Carga por punto`));
  await expectAccessible(page);
  await text.fill("Hola, Ada: mañana le llamo.");
  const address = await dialog.getByRole("link").getAttribute("href");
  expect(new URL(address ?? "").searchParams.get("body")).toBe("Hola, Ada: mañana le llamo.");
});

test("what expires within 30 days is announced and exported alone", async ({ page }) => {
  const box = inbox(page);
  await expect(box.expiring).toHaveCount(0);
  await storeSubmission(db, inquiry("Vera", 715 * 24));
  await expect(box.expiring).toBeVisible();
  await expectAccessible(page);
  const { name, text } = await downloaded(page, box.exportExpiring);
  expect(name).toMatch(/^expiring-submissions-/);
  expect(text).toContain('"Vera"');
  expect(text).not.toContain('"Ada"');
  await box.show("Vera");
  await expect(box.card("Vera")).toContainText("Kept until");
});
