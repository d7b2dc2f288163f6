import type { Page } from "@playwright/test";
import type { Credentials } from "../../support/accounts.ts";

/** The gate of the panel, as a person meets it. */
export function gate(page: Page) {
  const email = page.getByLabel("Email");
  const password = page.getByLabel("Password", { exact: true });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  return {
    heading: page.getByRole("heading", { name: "Admin Panel", exact: true, level: 1 }),
    subtitle: page.getByText("Enter your credentials to access"),
    email,
    password,
    showPassword: button("Show password"),
    signIn: button("Sign In"),
    createAccount: button("Create Account"),
    resend: button("Resend"),
    unverified: page.getByText(/Your email is not confirmed/),
    ungranted: page.getByText(/an administrator must grant access/),
    async fill(credentials: Credentials) {
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
