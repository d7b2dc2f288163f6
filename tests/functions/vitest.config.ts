import { defineConfig } from "vitest/config";

/** `npm run test:night` runs the tests that wait for real timeouts and locks. */
const isNight = process.env.TEST_NIGHT === "1";

/** Runs on emulators; each worker has its own project, functions and stand-ins. */
export default defineConfig({
  test: {
    name: "functions",
    include: [isNight ? "night/**/*.test.ts" : "**/*.test.ts"],
    exclude: isNight ? [] : ["night/**"],
    // A worker keeps its servers and the imported modules for all its files.
    isolate: false,
    setupFiles: ["./support/own-servers.ts"],
    // Much time is spent waiting.
    maxWorkers: 3,
    // Firestore waits seconds for locked documents, and up to a minute for an abandoned client's locks.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
