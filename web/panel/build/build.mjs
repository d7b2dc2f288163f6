/**
 * Builds the panel into the folder of the mode: scripts/lib/build/folders.ts.
 * Run: node web/panel/build/build.mjs [--mode emulators|production]
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build } from "vite";
import { BUILD_FOLDERS } from "../../../scripts/lib/build/folders.ts";
import { checkPanelBudgets, PANEL_MANIFEST } from "./budgets.mjs";
import { getPanelChunks } from "./chunks.ts";

const panel = join(import.meta.dirname, "..");
const { mode } = parseArgs({ options: { mode: { type: "string", default: "production" } } }).values;
process.env.NODE_ENV = "production";
try {
  if (!(mode in BUILD_FOLDERS)) throw new Error("--mode is 'production' or 'emulators'");
  const outDir = join(panel, "../..", BUILD_FOLDERS[mode].site);
  await build({
    root: panel,
    configFile: join(panel, "vite.config.ts"),
    mode,
    logLevel: "warn",
    build: {
      outDir,
      // The site's build writes into the same folder.
      emptyOutDir: false,
      manifest: PANEL_MANIFEST,
      rolldownOptions: {
        input: join(panel, "panel.html"),
        output: { codeSplitting: getPanelChunks(panel) },
      },
    },
  });
  checkPanelBudgets(outDir);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
