import { defineConfig } from "vitest/config";

/** Rules on a running Firestore emulator. Each file has a project of its own there, so files run side by side. */
export default defineConfig({
  test: { name: "rules", include: ["**/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 },
});
