/** Builds web/dist and web/dist-ssr. Run: node web/scripts/build.mjs [--mode emulators|production] */
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { build } from "vite";
import { checkBudgets } from "./budgets.mjs";
import { placeholdersIn } from "./placeholders.mjs";
import { prerenderSite } from "./prerender.mjs";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");

/** @throws for placeholders in production, and for sizes over their budget */
export async function buildWeb(mode) {
  const common = { root: web, configFile: join(web, "vite.config.ts"), mode, logLevel: "warn" };
  process.env.NODE_ENV = "production";
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
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { mode: { type: "string", default: "production" } } });
  if (values.mode !== "production" && values.mode !== "emulators") {
    console.error("--mode is 'production' or 'emulators'");
    process.exit(2);
  }
  try {
    await buildWeb(values.mode);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
