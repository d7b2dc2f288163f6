import type { Page } from "@playwright/test";
import { createAdmin, offerTotp } from "../../support/accounts.ts";
import { adminSdk } from "../../support/admin-sdk.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { totpCode, wrongCode } from "../../support/totp.ts";
import { admin } from "../screens/admin.screen.ts";
import { gate } from "../screens/gate.screen.ts";
import { openPanelAs } from "../screens/panel.screen.ts";
import { usersTab } from "../screens/users.screen.ts";

const nora = { email: "nora@factor.example", password: "la-clave-larga-de-nora" };
const changed = { ...nora, password: "otra-clave-larga-de-nora" };
const WRONG = "This code is not right. Type the one that your app shows now.";

const card = (page: Page) => page.getByRole("region", { name: "Second Factor" });
const code = (page: Page) => page.getByLabel("Code", { exact: true });

test("a second factor is set up, asked for at the sign-in, and removed, by keyboard", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/400 \(Bad Request\)/);
  await createAdmin(adminSdk(), nora);
  await openPanelAs(page, nora);
  await usersTab(page).open();

  await test.step("a project without authenticator apps says so", async () => {
    await offerTotp(false);
    await card(page).getByRole("button", { name: "Set Up" }).click();
    await card(page).getByLabel("Your password").fill(nora.password);
    await page.keyboard.press("Enter");
    await expect(card(page).getByText(/does not offer authenticator apps/)).toBeVisible();
    await card(page).getByRole("button", { name: "Cancel" }).click();
    await offerTotp(true);
  });

  await card(page).getByRole("button", { name: "Set Up" }).focus();
  await page.keyboard.press("Enter");
  await expect(card(page).getByLabel("Your password")).toBeFocused();
  await page.keyboard.type(nora.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  await expect(code(page)).toBeFocused();
  await expectAccessible(page);
  const secret = ((await card(page).locator("code").textContent()) ?? "").replaceAll(" ", "");
  await page.keyboard.type(wrongCode(secret));
  await page.keyboard.press("Enter");
  await expect(card(page).getByText(WRONG)).toBeVisible();
  await expect(code(page)).toHaveValue(wrongCode(secret));
  await code(page).fill(totpCode(secret));
  await page.keyboard.press("Enter");
  await expectToast(page, "Second factor turned on");
  await expect(card(page).getByText("On", { exact: true })).toBeVisible();

  await test.step("the own password is changed with a code, once there is a second factor", async () => {
    await page.getByLabel("Current password").fill(nora.password);
    await page.getByLabel("New password").fill(changed.password);
    await page.keyboard.press("Enter");
    await expect(code(page)).toBeFocused();
    await page.keyboard.type(totpCode(secret));
    await page.keyboard.press("Enter");
    await expectToast(page, "Password changed");
  });

  await admin(page).logout.click();
  await gate(page).enter(changed);
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveAttribute("autocomplete", "one-time-code");
  await expectAccessible(page);

  await test.step("a code that comes too late leads back to the password", async () => {
    // The emulator's requests have no age. Message of the real service.
    await page.route("**/mfaSignIn:finalize?*", (route) => {
      const message =
        "TOTP_CHALLENGE_TIMEOUT : TOTP challenge timeout, provide first factor again.";
      return route.fulfill({ status: 400, json: { error: { code: 400, message } } });
    });
    await page.keyboard.type(totpCode(secret));
    await page.keyboard.press("Enter");
    const late = "Too much time has passed. Go back and sign in again.";
    await expect(page.getByRole("main").getByText(late)).toBeVisible();
    await page.unroute("**/mfaSignIn:finalize?*");
    await page.getByRole("button", { name: "Back to sign in" }).click();
    await expect(gate(page).password).toBeFocused();
    await expect(gate(page).password).toHaveValue(changed.password);
    await page.keyboard.press("Enter");
    await expect(code(page)).toBeFocused();
  });

  await page.keyboard.type(wrongCode(secret));
  await page.keyboard.press("Enter");
  await expect(page.getByText(WRONG).first()).toBeVisible();
  await code(page).fill(totpCode(secret).replace(/^.../, "$& "));
  await page.keyboard.press("Enter");
  await expectToast(page, "Access Granted");

  await usersTab(page).open();
  await card(page).getByRole("button", { name: "Remove" }).click();
  await expectAccessible(page);
  await page.keyboard.type(changed.password);
  await code(page).fill(totpCode(secret));
  await card(page).getByRole("button", { name: "Remove Second Factor" }).click();
  await expectToast(page, "Second factor removed");
  await expect(card(page).getByRole("button", { name: "Set Up" })).toBeVisible();
  await admin(page).logout.click();
  await gate(page).enter(changed);
  await expect(admin(page).heading).toBeVisible();
});
