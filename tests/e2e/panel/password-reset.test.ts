import { createAdmin } from "../../support/accounts.ts";
import { adminSdk } from "../../support/admin-sdk.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { emptyMailbox } from "../../support/mailbox.ts";
import { expect, test } from "../../support/test.ts";
import { admin } from "../screens/admin.screen.ts";
import { choosePassword, gate, passwordLink } from "../screens/gate.screen.ts";

const person = { email: "berta@gate.example", password: "correct horse battery" };

test("a forgotten password is replaced by a mailed link that works once, and an unknown address gets the same answer", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/400 \(Bad Request\)/);
  await emptyMailbox();
  await createAdmin(adminSdk(), person);
  const send = page.getByRole("button", { name: "Send link" });
  await page.goto("/nhk");
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await send.click();
  await expect(page.getByText("Enter your email.")).toBeVisible();
  await gate(page).email.fill("nobody@gate.example");
  await page.keyboard.press("Enter");
  await expect(page.getByText("If nobody@gate.example has an account")).toBeVisible();
  await page.getByRole("button", { name: "Back to sign in" }).click();
  await expect(gate(page).heading).toBeFocused();

  await page.getByRole("button", { name: "Forgot password?" }).click();
  await gate(page).email.fill(person.email);
  await send.click();
  await expect(page.getByText(`If ${person.email} has an account`)).toBeVisible();
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

  // Another page first, so that the same link is loaded again.
  await page.goto("/contacto");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeFocused();
});
