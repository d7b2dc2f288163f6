import { defineConfig } from "vitest/config";

/** Functions, pages and scheduled work on running emulators. One file at a time: they share one database. */
export default defineConfig({
  test: {
    name: "functions",
    include: ["**/*.test.ts"],
    globalSetup: ["./judge-log.ts"],
    fileParallelism: false,
    // Firestore lets two who want the same documents wait for each other, for seconds each time.
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
