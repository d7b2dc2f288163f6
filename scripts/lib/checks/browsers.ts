import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BASELINE_YEAR, LATER_FEATURES } from "../../../web/kit/build/browsers.ts";
import { BUILD_FOLDERS } from "../build/folders.ts";
import { inRoot, root } from "../paths.ts";
import { run } from "../processes.ts";

/**
 * Looks in the built site for functions that the oldest browsers lack, also in packages. Methods of values are left to
 * the types: those of the library in web/site/tsconfig.json are known to all of these browsers.
 * @throws Error when one is found; the linter has printed it
 */
export async function requireKnownFunctions(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "browsers-"));
  const config = join(folder, "oxlint.json");
  const preset = { preset: "auto" };
  const options = {
    available: BASELINE_YEAR,
    includeWebApis: preset,
    includeJsBuiltins: preset,
    ignoreFeatures: LATER_FEATURES,
  };
  const plugin = join(root, "node_modules/eslint-plugin-baseline-js/dist/index.mjs");
  const rules = { "baseline-js/use-baseline": ["error", options] };
  writeFileSync(
    config,
    JSON.stringify({
      plugins: [],
      jsPlugins: [plugin],
      categories: { correctness: "off" },
      rules,
    }),
  );
  try {
    // The linter leaves out what git ignores.
    cpSync(inRoot(`${BUILD_FOLDERS.emulators.site}/assets`), join(folder, "assets"), {
      recursive: true,
    });
    if (
      (await run("oxlint", [
        "--config",
        config,
        "--quiet",
        "--format",
        "unix",
        join(folder, "assets"),
      ])) !== 0
    )
      throw new Error(
        "the built site uses functions that its oldest browsers lack (web/kit/build/browsers.ts)",
      );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
