import { createAdmin } from "../../support/accounts.ts";
import { adminSdk } from "../../support/admin-sdk.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { emptyMailbox } from "../../support/mailbox.ts";
import { expect, test } from "../../support/test.ts";
import { admin } from "../screens/admin.screen.ts";
import { choosePassword, gate, passwordLink } from "../screens/gate.screen.ts";

const sdk = adminSdk();
const person = { email: "berta@gate.example", password: "correct horse battery" };
test.beforeAll(emptyMailbox);

test("a forgotten password is replaced by a mailed link that works once", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/400 \(Bad Request\)/);
  await createAdmin(sdk, person);
  await page.goto("/nhk");
  await gate(page).email.fill(person.email);
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { name: "Reset your password" })).toBeFocused();
  await expect(gate(page).email).toHaveValue(person.email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeFocused();
  await expect(page.getByText(`If ${person.email} has an account`)).toBeVisible();
  await expect(page.getByRole("button", { name: /Send again in 0:\d\d/ })).toHaveAttribute(
    "aria-disabled",
    "true",
  );

  const link = await passwordLink(person.email);
  await page.goto(link);
  await expect(page.getByText(`For ${person.email}`)).toBeVisible();
  await expect(page).toHaveURL(/\/nhk\/password$/);
  await page.getByLabel("New password").fill("short");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByText("Use 12 characters or more.")).toBeVisible();
  await expectAccessible(page);
  await choosePassword(page, "another horse battery");
  await expect(admin(page).heading).toBeVisible();

  // The page without its code, so that the same link is loaded again.
  await page.goto("/contacto");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeFocused();
  await page.getByRole("button", { name: "Send a new link" }).click();
  await expect(page.getByRole("heading", { name: "Reset your password" })).toBeVisible();
});

test("an unknown address gets the same answer and no mail", async ({ page }) => {
  await page.goto("/nhk");
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText("Enter your email.")).toBeVisible();
  await gate(page).email.fill("nobody@gate.example");
  await page.keyboard.press("Enter");
  await expect(page.getByText("If nobody@gate.example has an account")).toBeVisible();
  await page.getByRole("button", { name: "Back to sign in" }).click();
  await expect(gate(page).heading).toBeFocused();
  await expect(gate(page).email).toHaveValue("nobody@gate.example");
});
