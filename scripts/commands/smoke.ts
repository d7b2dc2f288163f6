import { parseArgs } from "node:util";
import { isOrigin } from "../lib/build/site-url.ts";
import { print, runCommand, UserError } from "../lib/command.ts";
import { formatTable, getExitCode } from "../lib/doctor/line.ts";
import { smokeTest } from "../lib/smoke/smoke.ts";

const USAGE = `npm run smoke -- https://www.example.com

Asks a deployed site for pages, sitemap, security headers and an answer of a function. Writes nothing.
Exit code: 1 when something is wrong, otherwise 0.`;

await runCommand(async () => {
  const [origin = ""] = parseArgs({ allowPositionals: true }).positionals;
  if (!isOrigin(origin)) throw new UserError(USAGE);
  const lines = await smokeTest(origin);
  print(formatTable(lines));
  return getExitCode(lines);
}, USAGE);
