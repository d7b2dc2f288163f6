import { defineConfig } from "vitest/config";

/** Functions, pages and scheduled work on running emulators. One file at a time: they share one database. */
export default defineConfig({
  test: {
    name: "functions",
    include: ["**/*.test.ts"],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
