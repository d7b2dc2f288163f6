import { defineConfig } from "vitest/config";

/** Each file has its own project in the emulator, so files run in parallel. */
export default defineConfig({
  test: {
    name: "rules",
    include: ["**/*.test.ts"],
    testTimeout: 60_000,
    // Reading the coverage report takes up to a minute.
    hookTimeout: 300_000,
  },
});
