import { configDefaults, defineConfig } from "vitest/config";
import { excludedAtDay } from "../support/night.ts";

/** Runs on emulators; each file has its own project, functions and stand-ins. */
export default defineConfig({
  test: {
    name: "functions",
    include: ["**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...excludedAtDay],
    setupFiles: ["./support/own-servers.ts"],
    // Most time is spent waiting.
    maxWorkers: 4,
    // Firestore waits seconds for locked documents, and up to a minute for an abandoned client's locks.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
