import type { Page } from "@playwright/test";
import { demoAdmin, signedInState } from "../../support/accounts.ts";

export async function signIn(page: Page, credentials = demoAdmin, secret?: string): Promise<void> {
  await page.context().setStorageState(await signedInState(credentials, secret));
}

export async function openPanel(page: Page): Promise<void> {
  await page.goto("/nhk");
  await page.getByRole("heading", { name: "Cortzen Admin Panel" }).waitFor();
}

export async function openPanelAs(
  page: Page,
  credentials = demoAdmin,
  secret?: string,
): Promise<void> {
  await signIn(page, credentials, secret);
  await openPanel(page);
}
