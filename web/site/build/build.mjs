/**
 * Builds the site and its renderer in the folders of the mode: scripts/lib/build/folders.ts.
 * Run: node web/site/build/build.mjs [--mode emulators|production]
 */
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { build } from "vite";
import { BUILD_FOLDERS } from "../../../scripts/lib/build/folders.ts";
import { checkBudgets } from "./budgets.mjs";
import { requireAgreement } from "./check-statements.ts";
import { SITE_CHUNKS } from "./chunks.ts";
import { placeholdersIn } from "./placeholders.mjs";
import { prerenderSite } from "./prerender.mjs";

const site = join(import.meta.dirname, "..");
const root = join(site, "../..");

/** A trial on the address of a project, which search engines may not keep. */
const isDraft = process.env.SITE_DRAFT === "true";
const { mode } = parseArgs({ options: { mode: { type: "string", default: "production" } } }).values;
const common = { root: site, configFile: join(site, "vite.config.ts"), mode, logLevel: "warn" };
const withChunks = (codeSplitting) => ({ output: { codeSplitting } });
process.env.NODE_ENV = "production";
try {
  if (!["production", "emulators"].includes(mode))
    throw new Error("--mode is 'production' or 'emulators'");
  const folders = BUILD_FOLDERS[mode];
  const folder = dirname(join(root, folders.site));
  requireAgreement();
  const output = { outDir: join(root, folders.site), manifest: true };
  await build({ ...common, build: { ...output, rolldownOptions: withChunks(SITE_CHUNKS) } });
  const ssr = { ssr: "src/entry-server.tsx", outDir: join(root, folders.renderer) };
  await build({ ...common, build: ssr });
  await prerenderSite(folder, mode);
  const placeholders = mode === "production" ? placeholdersIn(folder) : [];
  if (placeholders.length > 0 && !isDraft) {
    throw new Error(
      `Placeholders are left; a real site needs real data (web/kit/lib/site.ts, web/site/content, SITE_URL):\n${placeholders.join("\n")}`,
    );
  }
  await checkBudgets(folder);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
