/** Builds web/dist and web/dist-ssr. Run: node web/scripts/build.mjs [--mode emulators|production] */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build } from "vite";
import { checkBudgets } from "./budgets.mjs";
import { placeholdersIn } from "./placeholders.mjs";
import { prerenderSite } from "./prerender.mjs";

const web = join(import.meta.dirname, "..");

const { mode } = parseArgs({ options: { mode: { type: "string", default: "production" } } }).values;
const common = { root: web, configFile: join(web, "vite.config.ts"), mode, logLevel: "warn" };
process.env.NODE_ENV = "production";
try {
  if (!["production", "emulators"].includes(mode))
    throw new Error("--mode is 'production' or 'emulators'");
  await build(common);
  await build({ ...common, build: { ssr: "src/entry-server.tsx" } });
  await prerenderSite(web, mode);
  const placeholders = mode === "production" ? placeholdersIn(web) : [];
  if (placeholders.length > 0) {
    throw new Error(
      `Placeholders are left; a real site needs real data (web/src/lib/site.ts, web/content, SITE_URL):\n${placeholders.join("\n")}`,
    );
  }
  await checkBudgets(web);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
