import { createAccount, createAdmin, demoAdmin } from "../../support/accounts.ts";
import { adminSdk } from "../../support/admin-sdk.ts";
import { emptyMailbox, mailsTo } from "../../support/mailbox.ts";
import { setStandInMode } from "../../support/reset.ts";
import { deleteLimits } from "../../support/store.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { admin } from "../screens/admin.screen.ts";
import { gate } from "../screens/gate.screen.ts";
import { openPanelAs } from "../screens/panel.screen.ts";
import { usersTab } from "../screens/users.screen.ts";

const sdk = adminSdk();
const eva = { email: "eva@users.example", password: "la-clave-larga-de-eva" };
const accountWithoutRole = { email: "nadie@users.example", password: "la-clave-larga-de-nadie" };

test.beforeEach(async ({ page, at }) => {
  await deleteLimits(sdk.db);
  await setStandInMode(at.mailbox, "normal");
  await emptyMailbox();
  const { users } = await sdk.auth.getUsers([
    { email: eva.email },
    { email: accountWithoutRole.email },
  ]);
  for (const { uid } of users) {
    await sdk.auth.deleteUser(uid);
    await sdk.db.doc(`user_roles/${uid}`).delete();
  }
  await openPanelAs(page);
});
test.afterEach(({ at }) => setStandInMode(at.mailbox, "normal"));

test("a new administrator is created, mailed, confirmed and signed in, and the audit log records it", async ({
  page,
  browser,
  at,
}) => {
  const tab = usersTab(page);
  await tab.open();
  await expect(tab.card).toContainText("Add a new user with administrator privileges");
  await expect(tab.create).toBeDisabled();
  await tab.email.fill(eva.email);
  await expect(tab.create).toBeDisabled();
  await tab.email.press("Enter");
  await expectToast(page, "Email and password are required");
  await tab.password.fill(eva.password);
  await tab.create.click();
  await expect(tab.creating).toBeDisabled();
  await expectToast(page, "Administrator created", /They must confirm their email/);
  await expect(tab.email).toHaveValue("");
  await expect(tab.row(eva.email)).toContainText("admin");
  await expect(tab.row(eva.email)).toContainText("Email not confirmed");
  await expect(tab.row(eva.email)).toContainText(/Created \w{3} \d+, \d{4}, \d\d:\d\d [AP]M/);
  await expect(page.getByText(demoAdmin.email).first()).toBeVisible();
  await expect(tab.row(demoAdmin.email)).toContainText("Main administrator");

  await tab.resend(eva.email).click();
  await expectToast(page, "Confirmation mail sent");
  const [mail, first, ...more] = await mailsTo(eva.email);
  expect([mail?.subject, first?.subject, more]).toEqual([
    "Confirm your email for the Cortzen Admin Panel",
    "Confirm your email for the Cortzen Admin Panel",
    [],
  ]);
  const link = /http\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  expect(new URL(link).searchParams.get("continueUrl")).toBe(`${at.site}/cortzen`);

  const evas = await (await browser.newContext()).newPage();
  await evas.goto(link);
  await gate(evas).enter(eva);
  await expect(admin(evas).heading).toBeVisible();
  await expect(tab.log.filter({ hasText: `${eva.email} signed in` })).toHaveCount(1);
  await evas.reload();
  await expect(admin(evas).heading).toBeVisible();
  await evas.context().close();

  const done = (deed: string) => tab.log.filter({ hasText: `${demoAdmin.email} ${deed}` });
  await expect(done("created an administrator").first()).toBeVisible();
  await expect(done("resent a confirmation mail").first()).toBeVisible();
  const signedIn = new RegExp(`${demoAdmin.email} signed in|sign-ins by ${demoAdmin.email}`);
  await expect(tab.log.filter({ hasText: signedIn }).first()).toBeVisible();
  await expect(tab.log.filter({ hasText: `${eva.email} signed in` })).toHaveCount(1);
});

test("a rejected account shows the reason and keeps the input", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/400 \(Bad Request\)/);
  const tab = usersTab(page);
  await tab.open();
  await tab.email.fill(eva.email);
  await tab.password.fill("corta");
  await tab.create.click();
  const reason = "The password needs at least 12 characters";
  await expectToast(page, "Error creating administrator", reason);
  await expect(tab.email).toHaveValue(eva.email);
  await expect(tab.password).toHaveValue("corta");
  const { users } = await sdk.auth.getUsers([{ email: eva.email }]);
  expect(users).toEqual([]);
});

test("a failed mail is reported and can be sent later", async ({ page, at, allowConsoleError }) => {
  allowConsoleError(/503 \(Service Unavailable\)/);
  await setStandInMode(at.mailbox, "down");
  const tab = usersTab(page);
  await tab.open();
  await tab.email.fill(eva.email);
  await tab.password.fill(eva.password);
  await tab.create.click();
  await expectToast(page, "Administrator created", /the mail could not be sent. Use Resend./);
  await tab.resend(eva.email).click();
  await expectToast(page, "Could not send the confirmation mail");
  await setStandInMode(at.mailbox, "normal");
  await tab.resend(eva.email).click();
  await expectToast(page, "Confirmation mail sent");
  expect(await mailsTo(eva.email)).toHaveLength(1);
});

test("removing a role asks first and ends its owner's access at once", async ({
  page,
  browser,
}) => {
  await createAdmin(sdk, eva);
  const evas = await (await browser.newContext()).newPage();
  await openPanelAs(evas, eva);
  const tab = usersTab(page);
  await tab.open();
  await tab.remove(eva.email).click();
  await expect(tab.dialog).toContainText(`Remove the administrator role of ${eva.email}?`);
  await expect(tab.dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(tab.dialog).toBeHidden();
  await expect(tab.row(eva.email)).toContainText("admin");
  await tab.remove(eva.email).click();
  await tab.dialog.getByRole("button", { name: "Remove Admin" }).click();
  await expectToast(page, "Role removed");
  await expect(tab.row(eva.email)).toContainText("no role");
  await expect(tab.remove(eva.email)).toHaveCount(0);
  await expect(gate(evas).ungranted).toBeVisible();
  await evas.context().close();
  const removed = { hasText: `${demoAdmin.email} removed an administrator` };
  await expect(tab.log.filter(removed).first()).toBeVisible();
});

test("removing a role that is already removed shows a message", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/40[04] \(/);
  const uid = await createAdmin(sdk, eva);
  const tab = usersTab(page);
  await tab.open();
  await expect(tab.remove(eva.email)).toBeVisible();
  await sdk.auth.deleteUser(uid);
  await sdk.db.doc(`user_roles/${uid}`).delete();
  await tab.remove(eva.email).click();
  await tab.dialog.getByRole("button", { name: "Remove Admin" }).click();
  await expectToast(page, "Could not remove administrator role");
});

test("the main administrator cannot be removed; removing the own role asks twice", async ({
  page,
}) => {
  const uid = await createAdmin(sdk, eva);
  await createAccount(sdk, accountWithoutRole);
  await admin(page).logout.click();
  await gate(page).enter(eva);
  const tab = usersTab(page);
  await tab.open();
  await expect(tab.row(demoAdmin.email)).toContainText("Main administrator");
  await expect(tab.remove(demoAdmin.email)).toHaveCount(0);
  await expect(tab.row(accountWithoutRole.email)).toContainText("no role");
  await tab.remove(eva.email).click();
  await tab.dialog.getByRole("button", { name: "Remove Admin" }).click();
  await expect(tab.dialog).toContainText("Remove your own administrator role?");
  await expect(tab.dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  expect((await sdk.db.doc(`user_roles/${uid}`).get()).exists).toBe(true);
  await tab.dialog.getByRole("button", { name: "Remove My Own Role" }).click();
  await expect(gate(page).ungranted).toBeVisible();
  expect((await sdk.db.doc(`user_roles/${uid}`).get()).exists).toBe(false);
});
