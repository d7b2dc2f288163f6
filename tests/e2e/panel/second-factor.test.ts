import type { Page } from "@playwright/test";
import { createAdmin, enroll, offerTotp } from "../../support/accounts.ts";
import { adminSdk } from "../../support/admin-sdk.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { totpCode, wrongCode } from "../../support/totp.ts";
import { admin } from "../screens/admin.screen.ts";
import { gate } from "../screens/gate.screen.ts";
import { openPanelAs } from "../screens/panel.screen.ts";
import { usersTab } from "../screens/users.screen.ts";

const sdk = adminSdk();
const nora = { email: "nora@factor.example", password: "la-clave-larga-de-nora" };
const WRONG = "This code is not right. Type the one that your app shows now.";

test.beforeEach(async () => {
  const { users } = await sdk.auth.getUsers([{ email: nora.email }]);
  for (const { uid } of users) {
    await sdk.auth.deleteUser(uid);
    await sdk.db.doc(`user_roles/${uid}`).delete();
  }
  await createAdmin(sdk, nora);
  await offerTotp(true);
});

const card = (page: Page) => page.getByRole("region", { name: "Second Factor" });
const code = (page: Page) => page.getByLabel("Code", { exact: true });

async function keyIn(page: Page): Promise<string> {
  const text = await card(page).locator("code").textContent();
  return (text ?? "").replaceAll(" ", "");
}

test("a second factor is set up, asked for at the sign-in, and removed, by keyboard", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/400 \(Bad Request\)/);
  await openPanelAs(page, nora);
  await usersTab(page).open();
  await card(page).getByRole("button", { name: "Set Up" }).focus();
  await page.keyboard.press("Enter");
  await expect(card(page).getByLabel("Your password")).toBeFocused();
  await page.keyboard.type(nora.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  await expect(code(page)).toBeFocused();
  await expectAccessible(page);
  const secret = await keyIn(page);
  await page.keyboard.type(wrongCode(secret));
  await page.keyboard.press("Enter");
  await expect(card(page).getByText(WRONG)).toBeVisible();
  await expect(code(page)).toHaveValue(wrongCode(secret));
  await code(page).fill(totpCode(secret));
  await page.keyboard.press("Enter");
  await expectToast(page, "Second factor turned on");
  await expect(card(page).getByText("On", { exact: true })).toBeVisible();
  await expectAccessible(page);

  await admin(page).logout.click();
  await gate(page).enter(nora);
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveAttribute("autocomplete", "one-time-code");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Back to sign in" }).click();
  await expect(gate(page).password).toBeFocused();
  await expect(gate(page).password).toHaveValue(nora.password);
  await page.keyboard.press("Enter");
  await expect(code(page)).toBeFocused();
  await page.keyboard.type(wrongCode(secret));
  await page.keyboard.press("Enter");
  await expect(page.getByText(WRONG).first()).toBeVisible();
  await code(page).fill(totpCode(secret).replace(/^.../, "$& "));
  await page.keyboard.press("Enter");
  await expectToast(page, "Access Granted");

  await usersTab(page).open();
  await card(page).getByRole("button", { name: "Remove" }).click();
  await expectAccessible(page);
  await page.keyboard.type(nora.password);
  await code(page).fill(totpCode(secret));
  await card(page).getByRole("button", { name: "Remove Second Factor" }).click();
  await expectToast(page, "Second factor removed");
  await expect(card(page).getByRole("button", { name: "Set Up" })).toBeVisible();
  await admin(page).logout.click();
  await gate(page).enter(nora);
  await expect(admin(page).heading).toBeVisible();
});

test("a code that comes too late leads back to the password", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/400 \(Bad Request\)/);
  const secret = await enroll(nora);
  await page.goto("/nhk");
  await gate(page).enter(nora);
  // The emulator's requests have no age. Message of the real service.
  await page.route("**/mfaSignIn:finalize?*", (route) => {
    const message = "TOTP_CHALLENGE_TIMEOUT : TOTP challenge timeout, provide first factor again.";
    return route.fulfill({ status: 400, json: { error: { code: 400, message } } });
  });
  await code(page).fill(totpCode(secret));
  await page.keyboard.press("Enter");
  const late = "Too much time has passed. Go back and sign in again.";
  await expect(page.getByRole("main").getByText(late)).toBeVisible();
  await page.unroute("**/mfaSignIn:finalize?*");
  await page.getByRole("button", { name: "Back to sign in" }).click();
  await gate(page).signIn.click();
  await code(page).fill(totpCode(secret));
  await page.keyboard.press("Enter");
  await expect(admin(page).heading).toBeVisible();
});

test("the own password is changed with a code, once there is a second factor", async ({ page }) => {
  const secret = await enroll(nora);
  await openPanelAs(page, nora, secret);
  await usersTab(page).open();
  await page.getByLabel("Current password").fill(nora.password);
  await page.getByLabel("New password").fill("otra-clave-larga-de-nora");
  await page.keyboard.press("Enter");
  await expect(code(page)).toBeFocused();
  await page.keyboard.type(totpCode(secret));
  await page.keyboard.press("Enter");
  await expectToast(page, "Password changed");
});

test("a project without authenticator apps says so", async ({ page, allowConsoleError }) => {
  allowConsoleError(/400 \(Bad Request\)/);
  await offerTotp(false);
  await openPanelAs(page, nora);
  await usersTab(page).open();
  await card(page).getByRole("button", { name: "Set Up" }).click();
  await card(page).getByLabel("Your password").fill(nora.password);
  await page.keyboard.press("Enter");
  await expect(card(page).getByText(/does not offer authenticator apps/)).toBeVisible();
  await expectAccessible(page);
  await offerTotp(true);
});
