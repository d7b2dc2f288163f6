import type { CDPSession, Page } from "@playwright/test";
import { demoAdmin } from "../support/accounts.ts";
import { addresses } from "../support/addresses.ts";

/** Lighthouse's profiles with DevTools throttling: delay in ms, bytes per second, processor slowdown. */
export const PHONE = { latency: 562.5, throughput: (1.44 * 1024 * 1024) / 8, cpu: 4 };
export const DESKTOP = { latency: 40, throughput: (10 * 1024 * 1024) / 8, cpu: 1 };

export async function slowDown(
  session: CDPSession,
  { latency, throughput, cpu }: typeof PHONE,
): Promise<void> {
  const speed = { downloadThroughput: throughput, uploadThroughput: throughput };
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, latency, ...speed });
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
}

export async function openTable(page: Page): Promise<void> {
  await page.goto(`${addresses().site}/nhk`);
  await page.getByLabel("Email").fill(demoAdmin.email);
  await page.getByLabel("Password", { exact: true }).fill(demoAdmin.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.getByRole("searchbox", { name: "Search posts" }).waitFor();
}
