import { defineConfig } from "vitest/config";

/**
 * Each file has its own project in the emulator, so files run in parallel. They share loaded modules, which change
 * nothing.
 */
export default defineConfig({
  test: {
    name: "rules",
    include: [process.env.TEST_NIGHT ? "night/*.test.ts" : "*.test.ts"],
    isolate: false,
    testTimeout: 60_000,
    // Reading the coverage report takes up to a minute.
    hookTimeout: 300_000,
  },
});
