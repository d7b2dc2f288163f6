import { defineConfig } from "vitest/config";

/** Functions, pages and scheduled work on running emulators. One file at a time: they share one database. */
export default defineConfig({
  test: {
    name: "functions",
    include: ["**/*.test.ts"],
    globalSetup: ["./judge-log.ts"],
    fileParallelism: false,
    // Firestore lets two who want the same documents wait for each other, for seconds each time, and keeps the locks of a
    // client that died for up to a minute.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
