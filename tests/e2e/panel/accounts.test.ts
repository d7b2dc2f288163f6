import type { Page } from "@playwright/test";
import { createAccount } from "../../support/accounts.ts";
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
const sara = { email: "sara@accounts.example", password: "la-clave-larga-de-sara" };

test.beforeEach(async ({ at }) => {
  await setStandInMode(at.mailbox, "normal");
  await emptyMailbox();
});

async function enterByLink(page: Page, email: string): Promise<void> {
  await page.goto(await passwordLink(email));
  await choosePassword(page, "otra-clave-larga");
  await expect(admin(page).heading).toBeVisible();
}

test("a waiting account is granted access: its password becomes invalid, and the mailed link signs in", async ({
  page,
  browser,
  allowConsoleError,
}) => {
  allowConsoleError(/400 \(Bad Request\)/);
  await createAccount(sdk, rosa);
  await createAccount(sdk, sara, { verified: false });
  const rosas = await (await browser.newContext()).newPage();
  await rosas.goto("/nhk");
  await gate(rosas).enter(rosa);
  await expect(gate(rosas).ungranted).toBeVisible();
  await rosas.context().close();
  await openPanelAs(page);
  const tab = usersTab(page);
  await tab.open();
  await tab.grant(rosa.email).click();
  await expect(tab.dialog).toContainText("Their present password and all sessions end");
  await expectAccessible(page);
  await tab.dialog.getByRole("button", { name: "Grant Access" }).click();
  await expectToast(page, "Access granted", /on its way to rosa/);
  await expect(tab.row(rosa.email)).toContainText("editor");

  await test.step("a sign-up that is not confirmed is removed, or invited instead", async () => {
    await tab.removeAccount(sara.email).click();
    await tab.dialog.getByRole("button", { name: "Remove Account" }).click();
    await expectToast(page, "Account removed");
    await expect(tab.row(sara.email)).toHaveCount(0);
    await tab.email.fill(sara.email);
    await tab.invite.click();
    await expectToast(page, "Invitation sent", /on its way to sara/);
    await expect(tab.row(sara.email)).toContainText("Waiting for the first sign-in");
    const saras = await (await browser.newContext()).newPage();
    await enterByLink(saras, sara.email);
    await saras.context().close();
  });

  await admin(page).logout.click();
  await gate(page).enter(rosa);
  await expect(page.getByText("The email or the password is not right.").first()).toBeVisible();
  await enterByLink(page, rosa.email);
});
