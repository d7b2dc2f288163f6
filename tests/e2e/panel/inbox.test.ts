import type { StoredSubmission } from "domain/contact/submission";
import { adminSdk } from "../../support/admin-sdk.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { aSubmission, toId } from "../../support/builders.ts";
import { emptyMailbox } from "../../support/mailbox.ts";
import { setStandInMode } from "../../support/reset.ts";
import { deleteSubmissions, storeSubmission } from "../../support/store.ts";
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
    id: toId(name),
    name,
    company: COMPANY,
    created_at: new Date(Date.now() - hoursAgo * HOUR),
    ...change,
  });
const stored = async (name: string) =>
  (await db.doc(`contact_submissions/${toId(name)}`).get()).data();

test.beforeEach(async ({ page }) => {
  await deleteSubmissions(db);
  const line = { family: "ruedas", quantity: 4, note: "con freno" };
  const items = [
    { ...line, reference: "NHK-RG-125-PU" },
    { ...line, reference: "OLD-7", family: "" },
  ];
  for (const submission of [
    inquiry("Ada", 1, { items }),
    inquiry("Bruno", 2),
    inquiry("Carla", 3, { mail: "failed" }),
  ])
    await storeSubmission(db, submission);
  await openPanelAs(page);
  await inbox(page).open();
  await expect(inbox(page).rows).toHaveCount(3);
});

test("list and submission stand side by side, keys go through them, and reload and Back keep the place", async ({
  page,
}) => {
  const box = inbox(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await test.step("read by keys", async () => {
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await expect(box.row("Bruno")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(box.heading("Bruno")).toBeFocused();
    await page.keyboard.press("k");
    await expect(box.card("Ada")).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`#contact/${toId("Ada")}$`));
    await page.reload();
    await expect(box.card("Ada")).toBeVisible();
    await expect(box.row("Ada")).toHaveAttribute("aria-current", "true");
    await expect(
      box.card("Ada").getByRole("table", { name: "2 references" }).getByRole("link"),
    ).toHaveAttribute("href", "/catalogo/ruedas#NHK-RG-125-PU");
    await expectAccessible(page, "list and submission");
  });

  await test.step("what arrives is announced", async () => {
    await storeSubmission(db, inquiry("Dora", 0));
    await expect(box.arrived).toHaveText("Show 1 new submission");
    await expect(box.rows).toHaveCount(3);
    await box.arrived.click();
    await expect(box.rows).toHaveText([/Dora/, /Ada/, /Bruno/, /Carla/]);
  });

  await test.step("a status click saves a typed note, and notes of others appear", async () => {
    const ada = box.card("Ada");
    const note = ada.getByLabel("New note");
    await note.fill("Llamar el jueves.");
    await ada.getByRole("button", { name: "Mark In Progress" }).click();
    await expectToast(page, "Status updated");
    await expect(ada).toContainText("In Progress");
    await expect(note).toHaveValue("");
    expect(await stored("Ada")).toMatchObject({
      status: "in_progress",
      note_entries: [{ text: "Llamar el jueves." }],
    });
    await db.doc(`contact_submissions/${toId("Ada")}`).update({ notes: "Quiere oferta." });
    await expect(ada).toContainText("Quiere oferta.");
    await note.fill("Oferta enviada.");
    await ada.getByRole("button", { name: "Save" }).press("Enter");
    await expect(ada.getByRole("region", { name: "Notes" }).getByRole("listitem")).toHaveText([
      /Quiere oferta/,
      /Llamar el jueves/,
      /Oferta enviada/,
    ]);
    await expectToast(page, "Note saved");
    await expect(ada.getByRole("button", { name: "Save" })).toBeFocused();
    const note_entries = [{ text: "Llamar el jueves." }, { text: "Oferta enviada." }];
    expect(await stored("Ada")).toMatchObject({ note_entries });
  });

  await test.step("assigned, found by it, and answered by phone", async () => {
    await box.card("Ada").getByLabel("Assigned to").selectOption("Me");
    await expectToast(page, "Assignment saved");
    await box.assigned.selectOption("Mine");
    await expect(box.rows).toHaveText([/Ada/]);
    await box.card("Ada").getByLabel("Assigned to").selectOption("Nobody");
    await expect(box.rows).toHaveCount(0);
    await expect(box.card("Ada")).toBeVisible();
    await expect.poll(() => stored("Ada")).not.toHaveProperty("assigned_to");
    await box.assigned.selectOption({ index: 0 });
    await box.heading("Ada").focus();
    await page.keyboard.press("e");
    await expectToast(page, "Status updated");
    await expect.poll(async () => (await stored("Ada"))?.status).toBe("completed");
    await expect(box.card("Ada")).not.toContainText("Answered in");
    await box.card("Ada").getByLabel("New note").fill("Le he llamado.");
    await box.card("Ada").getByRole("button", { name: "Answered by phone" }).press("Enter");
    await expectToast(page, "Answer noted, inquiry completed");
    await expect(box.card("Ada")).toContainText("Answered in");
    expect((await stored("Ada"))?.answered_at).toBeDefined();
  });

  await test.step("a template is filled with the inquiry", async () => {
    await page.keyboard.press("t");
    const dialog = page.getByRole("dialog", { name: "Ada" });
    await dialog.getByLabel("Template").selectOption("Details needed");
    await expect(dialog.getByLabel("Text of the reply")).toHaveValue(
      new RegExp(`Hola, Ada:[^]*${COMPANY}[^]*Carga por punto`),
    );
    await expectAccessible(page, "reply");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.keyboard.press("?");
    const keys = page.getByRole("dialog", { name: "Keys of the inbox" });
    await expect(keys).toBeVisible();
    await expectAccessible(page, "keys");
    await page.keyboard.press("Escape");
    await expect(keys).toBeHidden();
  });

  await test.step("what expires within 30 days is announced and exported alone", async () => {
    await expect(box.expiring).toHaveCount(0);
    await storeSubmission(db, inquiry("Vera", 715 * 24));
    await expect(box.expiring).toBeVisible();
    await expectAccessible(page, "notice of what expires");
    const { name, text } = await downloaded(page, box.exportExpiring);
    expect(name).toMatch(/^expiring-submissions-/);
    expect(text).toContain('"Vera"');
    expect(text).not.toContain('"Ada"');
  });

  await test.step("the audit log names what was done", async () => {
    await usersTab(page).open();
    const log = page.getByRole("region", { name: "Audit Log" }).getByRole("listitem");
    const assigned = log.filter({ hasText: "assigned an inquiry of Ada" }).first();
    await expect(assigned).toContainText(/@.* → Nobody/);
  });
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

test("a failed mail is sent again, a submission leaves the spam and comes back, and a person's data is erased", async ({
  page,
  at,
}) => {
  const box = inbox(page);
  await emptyMailbox();
  const getMails = async (name: string) => {
    const answer = await fetch(`${at.mailbox}/api/messages`);
    const mails = (await answer.json()) as { text: string }[];
    return mails.filter(({ text }) => text.includes(name));
  };

  await test.step("a failed mail is shown and can be sent again", async () => {
    await expect(box.row("Carla")).toContainText("Not mailed");
    await box.show("Carla");
    const carla = box.card("Carla");
    await setStandInMode(at.mailbox, "down");
    await carla.getByRole("button", { name: "Send again" }).click();
    await expectToast(page, "Mail not sent yet", "It is tried again by itself.");
    await expect(carla).toContainText("Mail waiting");
    await setStandInMode(at.mailbox, "normal");
    await carla.getByRole("button", { name: "Send again" }).click();
    await expectToast(page, "Mail sent");
    await expect(carla).toContainText("Mailed to sales");
    expect(await getMails("Carla")).toHaveLength(1);
  });

  await test.step("a suspect one is apart, exported without formulas, and mailed once when it is cleared", async () => {
    const spam = inquiry("=Oda Spam", 0, { suspect: true, mail: "held" });
    await storeSubmission(db, spam);
    const created_at = new Date();
    await db.doc(`mail_outbox/${spam.id}`).set({ state: "held", attempts: 0, created_at });
    await box.view(/^Possible spam 1$/).click();
    await expect(box.row("Carla")).toHaveCount(0);
    await box.show("=Oda Spam");
    const oda = box.card("=Oda Spam");
    await expect(oda).toContainText("Mail held back");
    const { name, text } = await downloaded(page, box.exportCsv);
    expect(name).toMatch(/^contact-submissions-\d{4}-\d{2}-\d{2}\.csv$/);
    const [head, row, ...rest] = text.split("\r\n").filter(Boolean);
    expect(head).toContain('"created_at";"status";"name"');
    expect(row).toContain(`"'=Oda Spam";"${COMPANY}"`);
    expect(rest).toEqual([]);

    await oda.getByRole("button", { name: "Not spam" }).click();
    await expectToast(page, "Moved to the inbox", "Its mail was sent to sales.");
    await expect(box.row("=Oda Spam")).toHaveCount(0);
    await box.view("Inbox").click();
    await expect(box.row("=Oda Spam")).toHaveAttribute("aria-current", "true");
    await oda.getByRole("button", { name: "Spam", exact: true }).click();
    await expectToast(page, "Moved to possible spam");
    await expect(box.row("=Oda Spam")).toHaveCount(0);
    await expect(box.view(/^Possible spam 1$/)).toBeVisible();
    expect(await getMails("Oda Spam")).toHaveLength(1);
  });

  await test.step("the data of one person is exported, then erased", async () => {
    const { email = "" } = (await stored("Ada")) ?? {};
    await box.show("Ada");
    await box.card("Ada").getByRole("button", { name: "Personal data" }).click();
    await expect(box.dialog).toContainText(`Personal data of ${email}`);
    const file = await downloaded(page, box.dialog.getByRole("button", { name: "Export data" }));
    await expectToast(page, "Data exported", "4 submissions in one file.");
    const names = (JSON.parse(file.text) as { name: string }[]).map(({ name }) => name);
    expect(names.sort()).toEqual(["=Oda Spam", "Ada", "Bruno", "Carla"]);
    await expectAccessible(page, "personal data");
    await box.dialog.getByText("I understand that this cannot be undone.").click();
    await box.dialog.getByRole("button", { name: "Erase data" }).click();
    await expectToast(page, "Data erased", "4 submissions are gone for good.");
    await expect(box.rows).toHaveCount(0);
    await expect(box.region.getByText("This submission is no longer stored.")).toBeVisible();
    expect(await stored("=Oda Spam")).toBeUndefined();
    await usersTab(page).open();
    const log = page.getByRole("region", { name: "Audit Log" }).getByRole("list");
    await expect(log.getByText("erased a person's data").first()).toBeVisible();
    await expect(log.getByText(email)).toHaveCount(0);
  });
});
