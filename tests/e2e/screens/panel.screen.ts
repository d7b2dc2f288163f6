import { expect, type Page } from "@playwright/test";
import { demoAdmin } from "../../support/accounts.ts";

/** Opens the panel of a browser that is signed in already. */
export async function openPanel(page: Page): Promise<void> {
  await page.goto("/nhk");
  await expect(page.getByRole("heading", { name: "Cortzen Admin Panel" })).toBeVisible();
}

/** Signs in at the gate and waits for the panel. */
export async function signInToPanel(page: Page, { email, password } = demoAdmin): Promise<void> {
  await page.goto("/nhk");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Cortzen Admin Panel" })).toBeVisible();
}
