import { defineConfig } from "vitest/config";

/** Rules on a running Firestore emulator. Each file has a project of its own there, so files run side by side. */
export default defineConfig({
  test: {
    name: "rules",
    include: ["**/*.test.ts"],
    testTimeout: 60_000,
    // The last hook of a file reads what the emulator evaluated: megabytes, a minute beside other work.
    hookTimeout: 300_000,
  },
});
