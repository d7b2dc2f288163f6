import type { Page } from "@playwright/test";
import { demoAdmin, signedInState } from "../../support/accounts.ts";

/** Makes a browser one in which a person has signed in before. */
export async function signIn(page: Page, credentials = demoAdmin): Promise<void> {
  await page.context().setStorageState(await signedInState(credentials));
}

/** Opens the panel of a browser that is signed in already. */
export async function openPanel(page: Page): Promise<void> {
  await page.goto("/nhk");
  await page.getByRole("heading", { name: "Cortzen Admin Panel" }).waitFor();
}

/** Opens the panel as a person who has signed in before. */
export async function openPanelAs(page: Page, credentials = demoAdmin): Promise<void> {
  await signIn(page, credentials);
  await openPanel(page);
}
