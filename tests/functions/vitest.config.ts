import { defineConfig } from "vitest/config";

/** Functions, pages and scheduled work on running emulators. Each file has a project, functions and stand-ins of its own. */
export default defineConfig({
  test: {
    name: "functions",
    include: ["**/*.test.ts"],
    setupFiles: ["./own-servers.ts"],
    // Most of the time is spent waiting for time-outs.
    maxWorkers: 4,
    // Firestore lets two who want the same documents wait for each other, for seconds each time, and keeps the locks of a
    // client that died for up to a minute.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
