import type { StoredSubmission } from "functions/domain/contact/submission";
import { adminSdk } from "../../support/admin-sdk.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { aSubmission, idOf } from "../../support/builders.ts";
import { emptyMailbox } from "../../support/mailbox.ts";
import { setStandInMode } from "../../support/reset.ts";
import { storeSubmission } from "../../support/store.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { inbox } from "../screens/inbox.screen.ts";
import { openPanelAs } from "../screens/panel.screen.ts";
import { downloaded } from "../screens/posts.screen.ts";
import { usersTab } from "../screens/users.screen.ts";

const { db } = adminSdk();
const email = "olga@buzon.example";
/** Neither overdue nor old. */
const request = (name: string, change: Partial<StoredSubmission> = {}) =>
  aSubmission({
    id: idOf(name),
    name,
    email,
    company: "Buzón S.A.",
    created_at: new Date(),
    ...change,
  });
const stored = async (name: string) =>
  (await db.doc(`contact_submissions/${idOf(name)}`).get()).data();

test.beforeEach(async ({ page, at }) => {
  await setStandInMode(at.mailbox, "normal");
  await emptyMailbox();
  const left = await db
    .collection("contact_submissions")
    .where("company", "==", "Buzón S.A.")
    .get();
  for (const { ref } of left.docs) await ref.delete();
  for (const one of [
    request("Olga Ríos", { message: "Rodillos para confitería" }),
    request("Omar Gil", { industry: "medica", inquiry_type: "soporte", mail: "failed" }),
    request("=Oda Spam", { suspect: true, mail: "held" }),
  ]) {
    await storeSubmission(db, one);
  }
  await openPanelAs(page);
  await inbox(page).open();
});

test("filters and search narrow the inbox; new submissions are marked", async ({ page }) => {
  const box = inbox(page);
  await expect(box.row("Olga Ríos")).toContainText("New");
  await expect(box.row("Olga Ríos")).toContainText(/\d+ (h|min).* left/);
  await box.search.fill("rios confiteria");
  await expect(box.rows).toHaveCount(1);
  await expect(box.region.getByText("1 submission", { exact: true })).toBeVisible();
  await box.search.fill("Buzón");
  await expect(box.rows).toHaveCount(2);
  await box.type.selectOption("Soporte");
  await expect(box.rows).toHaveText([/Omar Gil/]);
  await box.industry.selectOption("Lácteos");
  await expect(box.region.getByText("No submission matches.")).toBeVisible();
  await box.region.getByRole("button", { name: "Clear filters" }).click();
  await box.status("Completed").click();
  await expect(box.row("Omar Gil")).toHaveCount(0);
  await box.status("Pending").click();
  await expect(box.row("Omar Gil")).toBeVisible();
  await page.reload();
  await expect(box.row("Omar Gil")).toBeVisible();
  await expect(box.row("Omar Gil").getByText("New", { exact: true })).toHaveCount(0);
});

test("a status click saves typed notes and keeps other administrators' notes", async ({ page }) => {
  const box = inbox(page);
  await box.show("Olga Ríos");
  const olga = box.card("Olga Ríos");
  await olga.getByLabel("Notes").fill("Llamar el jueves.");
  await olga.getByRole("button", { name: "Mark In Progress" }).click();
  await expectToast(page, "Status updated");
  await expect(olga).toContainText("In Progress");
  expect(await stored("Olga Ríos")).toMatchObject({
    status: "in_progress",
    notes: "Llamar el jueves.",
  });
  await db
    .doc(`contact_submissions/${idOf("Olga Ríos")}`)
    .update({ notes: "Llamado, quiere oferta." });
  await expect(olga.getByLabel("Notes")).toHaveValue("Llamado, quiere oferta.");
  await olga.getByRole("button", { name: "Mark Completed" }).click();
  await expect(olga).toContainText("Completed");
  const done = { status: "completed", notes: "Llamado, quiere oferta." };
  await expect.poll(() => stored("Olga Ríos")).toMatchObject(done);
  await olga.getByLabel("Notes").fill("Oferta enviada.");
  const save = olga.getByRole("button", { name: "Save" });
  await expect(save).toBeEnabled();
  await save.press("Enter");
  await expectToast(page, "Notes saved");
  await expect(save).toBeDisabled();
  await expect(save).toBeFocused();
  expect(await stored("Olga Ríos")).toMatchObject({ ...done, notes: "Oferta enviada." });
});

test("the reply opens in the mail program with a Spanish text", async ({ page }) => {
  await inbox(page).show("Omar Gil");
  const link = inbox(page).card("Omar Gil").getByRole("link", { name: "Reply via Email" });
  const address = new URL((await link.getAttribute("href")) ?? "");
  expect([address.protocol, decodeURIComponent(address.pathname)]).toEqual(["mailto:", email]);
  expect(address.searchParams.get("subject")).toBe("Re: Soporte");
  expect(address.searchParams.get("body")).toMatch(
    /^Hola, Omar Gil:\s+Gracias por ponerse en contacto con NHK Group acerca de «Soporte»\./,
  );
});

test("the lines of a list are a table, found by search, exported and quoted in the reply", async ({
  page,
}) => {
  const line = { family: "ruedas", quantity: 4, note: "con freno" };
  const items = [
    { ...line, reference: "NHK-RG-125-PU" },
    { ...line, reference: "OLD-7", family: "" },
  ];
  await storeSubmission(db, request("Lía Lista", { items }));
  const box = inbox(page);
  await box.search.fill("NHK-RG-125");
  await expect(box.rows).toHaveCount(1);
  await box.show("Lía Lista");
  const card = box.card("Lía Lista");
  const table = card.getByRole("table", { name: "2 references" });
  await expect(table.getByRole("row")).toHaveText([
    "QuantityReferenceNote",
    "4NHK-RG-125-PUcon freno",
    "4OLD-7con freno",
  ]);
  await expect(table.getByRole("link")).toHaveAttribute("href", "/catalogo/ruedas#NHK-RG-125-PU");
  const reply = card.getByRole("link", { name: "Reply via Email" });
  const address = new URL((await reply.getAttribute("href")) ?? "");
  expect(address.searchParams.get("body")).toContain("> 4 × NHK-RG-125-PU (con freno)\r\n");
  await expectAccessible(page);
  const { text } = await downloaded(page, box.exportCsv);
  expect(text).toContain('"4 × NHK-RG-125-PU (con freno)\n4 × OLD-7 (con freno)"');
});

test("a failed mail is shown and can be sent again", async ({ page, at }) => {
  await expect(inbox(page).row("Omar Gil")).toContainText("Not mailed");
  await inbox(page).show("Omar Gil");
  const omar = inbox(page).card("Omar Gil");
  await expect(omar).toContainText("Not mailed");
  await setStandInMode(at.mailbox, "down");
  await omar.getByRole("button", { name: "Send again" }).click();
  await expectToast(page, "Mail not sent yet", "It is tried again by itself.");
  await expect(omar).toContainText("Mail waiting");
  await setStandInMode(at.mailbox, "normal");
  await omar.getByRole("button", { name: "Send again" }).click();
  await expectToast(page, "Mail sent");
  await expect(omar).toContainText("Mailed to sales");
  const answer = await fetch(`${at.mailbox}/api/messages`);
  const mails = (await answer.json()) as { text: string }[];
  expect(mails.filter(({ text }) => text.includes("Omar Gil"))).toHaveLength(1);
});

test("suspect submissions have their own view, and exports contain no formulas", async ({
  page,
}) => {
  const box = inbox(page);
  await expect(box.row("Olga Ríos")).toBeVisible();
  await expect(box.row("=Oda Spam")).toHaveCount(0);
  await box.view(/^Possible spam 1$/).click();
  await expect(box.row("Olga Ríos")).toHaveCount(0);
  await box.show("=Oda Spam");
  await expect(box.card("=Oda Spam")).toContainText("Possible spam");
  await expect(box.card("=Oda Spam")).toContainText("Mail held back");
  await box.search.fill("Buzón");
  await expect(box.rows).toHaveCount(1);
  const { name, text } = await downloaded(page, box.exportCsv);
  expect(name).toMatch(/^contact-submissions-\d{4}-\d{2}-\d{2}\.csv$/);
  const [head, row, ...rest] = text.split("\r\n").filter(Boolean);
  expect(head).toContain('"created_at";"status";"name"');
  expect(row).toContain(`"'=Oda Spam";"Buzón S.A."`);
  expect(rest).toEqual([]);
});

test("a submission is moved out of spam, mailed once, and moved back", async ({ page, at }) => {
  const box = inbox(page);
  await db.doc(`mail_outbox/${idOf("=Oda Spam")}`).set({
    state: "held",
    attempts: 0,
    created_at: new Date(),
  });
  await box.view(/^Possible spam 1$/).click();
  await box.show("=Oda Spam");
  const oda = box.card("=Oda Spam");
  await oda.getByRole("button", { name: "Not spam" }).click();
  await expectToast(page, "Moved to the inbox", "Its mail was sent to sales.");
  await expect(box.row("=Oda Spam")).toHaveCount(0);
  await expect(oda).toContainText("Mailed to sales");
  await box.view("Inbox").click();
  await expect(box.row("=Oda Spam")).toHaveAttribute("aria-current", "true");
  await oda.getByRole("button", { name: "Spam", exact: true }).click();
  await expectToast(page, "Moved to possible spam");
  await expect(box.row("=Oda Spam")).toHaveCount(0);
  await expect(box.view(/^Possible spam 1$/)).toBeVisible();
  const answer = await fetch(`${at.mailbox}/api/messages`);
  const mails = (await answer.json()) as { text: string }[];
  expect(mails.filter(({ text }) => text.includes("Oda Spam"))).toHaveLength(1);
});

test("the data of one person is exported, then erased", async ({ page }) => {
  const box = inbox(page);
  await box.show("Olga Ríos");
  await box.card("Olga Ríos").getByRole("button", { name: "Personal data" }).click();
  await expect(box.dialog).toContainText(`Personal data of ${email}`);
  const file = await downloaded(page, box.dialog.getByRole("button", { name: "Export data" }));
  await expectToast(page, "Data exported", "3 submissions in one file.");
  const names = (JSON.parse(file.text) as { name: string }[]).map((one) => one.name);
  expect(names.sort()).toEqual(["=Oda Spam", "Olga Ríos", "Omar Gil"]);
  const erase = box.dialog.getByRole("button", { name: "Erase data" });
  await expect(erase).toBeDisabled();
  await box.dialog.getByText("I understand that this cannot be undone.").click();
  await erase.click();
  await expectToast(page, "Data erased", "3 submissions are gone for good.");
  await expect(box.row("Omar Gil")).toHaveCount(0);
  await expect(box.region.getByText("This submission is no longer stored.")).toBeVisible();
  expect(await stored("=Oda Spam")).toBeUndefined();
  await usersTab(page).open();
  const log = page.getByRole("region", { name: "Audit Log" }).getByRole("list");
  await expect(log.getByText("erased a person's data").first()).toBeVisible();
  await expect(log.getByText(email)).toHaveCount(0);
});
