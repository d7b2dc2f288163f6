import { defineConfig } from "@playwright/test";
import { addresses } from "./tests/support/addresses.ts";
import { excludedAtDay } from "./tests/support/night.ts";
import { connectToTestSet, type TestSet } from "./tests/support/test-set.ts";

/** One for each worker: the tests of a worker have database, accounts and mailbox to themselves. */
const sets = JSON.parse(process.env.TEST_SETS ?? "[]") as readonly TestSet[];
const own = sets[Number(process.env.TEST_PARALLEL_INDEX)];
if (own) connectToTestSet(own);

/** Journeys through the built site, on the emulators and the sandbox that `npm test` starts. */
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.test.ts",
  testIgnore: [...excludedAtDay],
  outputDir: "test-results",
  // A broken screen fails in seconds, also on a busy machine.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  retries: 0,
  forbidOnly: true,
  maxFailures: Number(process.env.MAX_FAILURES ?? 0),
  use: {
    baseURL: addresses().site,
    locale: "es-ES",
    timezoneId: "Europe/Madrid",
    // Requests of a worker cannot be held or failed. The stand-in's own test allows it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    // A trace costs a tenth of the time, its screencast nearly half: whole runs do without.
    trace: process.env.TRACE ? { mode: "retain-on-failure", screenshots: false } : "off",
    launchOptions: {
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-gpu",
        // Optimized code of pages that live for seconds takes more time than it saves: a sixth of a run.
        "--js-flags=--no-opt --no-maglev --single-threaded-gc",
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
      ],
    },
  },
});
