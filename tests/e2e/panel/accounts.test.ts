import type { Page } from "@playwright/test";
import { createAccount, createAdmin } from "../../support/accounts.ts";
import { adminSdk } from "../../support/admin-sdk.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { emptyMailbox } from "../../support/mailbox.ts";
import { setStandInMode } from "../../support/reset.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { admin } from "../screens/admin.screen.ts";
import { choosePassword, gate, passwordLink } from "../screens/gate.screen.ts";
import { openPanelAs } from "../screens/panel.screen.ts";
import { usersTab } from "../screens/users.screen.ts";

const sdk = adminSdk();
const rosa = { email: "rosa@accounts.example", password: "la-clave-larga-de-rosa" };
const fresh = "otra-clave-larga-de-rosa";

test.beforeEach(async ({ at }) => {
  await setStandInMode(at.mailbox, "normal");
  await emptyMailbox();
  const { users } = await sdk.auth.getUsers([{ email: rosa.email }]);
  for (const { uid } of users) {
    await sdk.auth.deleteUser(uid);
    await sdk.db.doc(`user_roles/${uid}`).delete();
  }
});

async function enterByLink(page: Page): Promise<void> {
  await page.goto(await passwordLink(rosa.email));
  await choosePassword(page, fresh);
  await expect(admin(page).heading).toBeVisible();
}

test("a waiting account is granted access: its password becomes invalid, and the mailed link signs in", async ({
  page,
  browser,
  allowConsoleError,
}) => {
  allowConsoleError(/400 \(Bad Request\)/);
  await createAccount(sdk, rosa);
  const rosas = await (await browser.newContext()).newPage();
  await rosas.goto("/nhk");
  await gate(rosas).enter(rosa);
  await expect(gate(rosas).ungranted).toBeVisible();
  await openPanelAs(page);
  const tab = usersTab(page);
  await tab.open();
  await tab.grant(rosa.email).click();
  await expect(tab.dialog).toContainText("Their present password and all sessions end");
  await expectAccessible(page);
  await tab.dialog.getByRole("button", { name: "Grant Access" }).click();
  await expectToast(page, "Access granted", /on its way to rosa/);
  await expect(tab.row(rosa.email)).toContainText("admin");
  await rosas.context().close();
  await admin(page).logout.click();
  await gate(page).enter(rosa);
  await expect(page.getByText("The email or the password is not right.").first()).toBeVisible();
  await enterByLink(page);
});

test("a sign-up that is not confirmed is invited instead, or removed", async ({
  page,
  browser,
}) => {
  await createAccount(sdk, rosa, { verified: false });
  await openPanelAs(page);
  const tab = usersTab(page);
  await tab.open();
  await tab.grant(rosa.email).click();
  await expect(tab.dialog).toContainText("Anybody can have registered this address");
  await page.keyboard.press("Escape");
  await expect(tab.dialog).toBeHidden();
  await tab.removeAccount(rosa.email).click();
  await tab.dialog.getByRole("button", { name: "Remove Account" }).click();
  await expectToast(page, "Account removed");
  await expect(tab.row(rosa.email)).toHaveCount(0);
  await tab.email.fill(rosa.email);
  await tab.invite.click();
  await expectToast(page, "Invitation sent", /on its way to rosa/);
  await expect(tab.row(rosa.email)).toContainText("Email not confirmed");
  const rosas = await (await browser.newContext()).newPage();
  await enterByLink(rosas);
  await rosas.context().close();
});

test("an administrator changes the own password after the current one is checked", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/400 \(Bad Request\)/);
  await createAdmin(sdk, rosa);
  await openPanelAs(page, rosa);
  await usersTab(page).open();
  await page.getByLabel("Current password").fill("not the right one");
  await page.getByLabel("New password").fill(fresh);
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(page.getByText("The current password is not right.").first()).toBeVisible();
  await page.getByLabel("Current password").fill(rosa.password);
  await page.getByRole("button", { name: "Change Password" }).click();
  await expectToast(page, "Password changed");
  await expectAccessible(page);
  await admin(page).logout.click();
  await gate(page).enter({ ...rosa, password: fresh });
  await expect(admin(page).heading).toBeVisible();
});
