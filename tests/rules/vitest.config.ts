import { configDefaults, defineConfig } from "vitest/config";
import { excludedAtDay } from "../support/night.ts";

/**
 * Each file has its own project in the emulator, so files run in parallel. They share loaded modules, which change
 * nothing.
 */
export default defineConfig({
  test: {
    name: "rules",
    include: ["**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...excludedAtDay],
    isolate: false,
    testTimeout: 60_000,
    // Reading the coverage report takes up to a minute.
    hookTimeout: 300_000,
  },
});
