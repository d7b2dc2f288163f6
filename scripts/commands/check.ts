import { parseArgs } from "node:util";
import { runChecks } from "../lib/checks/checks.ts";
import { runCommand } from "../lib/command.ts";

const USAGE = `npm run check

Checks format, lint, dependency rule, types, unused code and the sizes of the build.`;

await runCommand(async () => {
  parseArgs({ options: {} });
  const results = await runChecks();
  return results.some(({ error }) => error !== undefined) ? 1 : 0;
}, USAGE);
