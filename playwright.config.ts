import { defineConfig } from "@playwright/test";
import { addresses } from "./tests/support/addresses.ts";

/** Journeys through the built site, on the emulators and the sandbox that `npm test` starts. */
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.test.ts",
  outputDir: "test-results",
  // One worker: the tests share one database, and two cores are already busy with browser and emulators.
  workers: 1,
  timeout: 120_000,
  // The first answer of an emulator takes seconds on a busy machine.
  expect: { timeout: 30_000 },
  retries: 0,
  forbidOnly: true,
  reporter: "line",
  use: {
    baseURL: addresses().site,
    locale: "es-ES",
    timezoneId: "Europe/Madrid",
    trace: "retain-on-failure",
    launchOptions: {
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
      ],
    },
  },
});
