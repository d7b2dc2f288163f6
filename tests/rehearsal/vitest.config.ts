import { configDefaults, defineConfig } from "vitest/config";
import { excludedAtDay } from "../support/night.ts";

/** Runs on emulators, with the functions as they are deployed. */
export default defineConfig({
  test: {
    name: "rehearsal",
    include: ["**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...excludedAtDay],
    // Kept emulators still have the content of the last run.
    env: { GCLOUD_PROJECT: `demo-rehearsal-${Date.now().toString(36)}` },
    testTimeout: 60_000,
    // A slow network, where npm's cache lacks packages.
    hookTimeout: 300_000,
  },
});
