import { parseArgs } from "node:util";
import { buildAll } from "../lib/build/build.ts";
import { runCommand } from "../lib/command.ts";

const USAGE = `npm run build

Builds the site and the functions for a real project, in build/production; fails while a placeholder is left.`;

await runCommand(async () => {
  parseArgs({ options: {} });
  await buildAll("production");
  return 0;
}, USAGE);
