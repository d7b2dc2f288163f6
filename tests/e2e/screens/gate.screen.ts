import { expect, type Page } from "@playwright/test";
import type { Credentials } from "../../support/accounts.ts";
import { mailsTo } from "../../support/mailbox.ts";

export function gate(page: Page) {
  const heading = page.getByRole("heading", { name: "Admin Panel", exact: true, level: 1 });
  const email = page.getByLabel("Email");
  const password = page.getByLabel("Password", { exact: true });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  return {
    heading,
    email,
    password,
    signIn: button("Sign In"),
    createAccount: button("Create Account"),
    resend: button("Resend"),
    unverified: page.getByText(/Your email is not confirmed/),
    ungranted: page.getByText(/an administrator must grant access/),
    async fill(credentials: Credentials) {
      // The panel, which a logout leaves a moment later, has a field of this name too.
      await expect(heading).toBeVisible();
      await email.fill(credentials.email);
      await password.fill(credentials.password);
    },
    async enter(credentials: Credentials) {
      await this.fill(credentials);
      await this.signIn.click();
    },
    async register(credentials: Credentials) {
      await this.createAccount.click();
      await this.fill(credentials);
      await this.createAccount.click();
    },
  };
}

/** The link for a new password, from the newest mail to an address. */
export async function passwordLink(email: string): Promise<string> {
  await expect.poll(async () => (await mailsTo(email)).length).toBeGreaterThan(0);
  const [mail] = await mailsTo(email);
  return /http\S+#\S+/.exec(mail?.text ?? "")?.[0] ?? "";
}

/** On the page of a mailed link; then signs in with the new password. */
export async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel("New password").fill(password);
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByText("Password changed. Sign in with the new one.")).toBeVisible();
  await gate(page).password.fill(password);
  await gate(page).signIn.click();
}
