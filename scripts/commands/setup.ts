import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { print, runCommand, UserError } from "../lib/command.ts";
import { getExitCode } from "../lib/doctor/line.ts";
import { openProject } from "../lib/doctor/project.ts";
import { setUp } from "../lib/setup/set-up.ts";

const USAGE = `npm run setup -- --project P [--dry-run] [--yes]

Prints the requests that mend what npm run doctor finds in the project P, asks, and sends them one after the
other: APIs, web app, sign-in, service accounts with their roles, database, recovery and backups. It removes
nothing and can be repeated. What is left is printed with what mends it.

  --dry-run  prints the requests and sends none
  --yes      does not ask`;

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      project: { type: "string" },
      "dry-run": { type: "boolean", default: false },
      yes: { type: "boolean", default: false },
    },
  });
  if (!/^[a-z][a-z0-9-]{4,29}$/.test(values.project ?? "")) throw new UserError(USAGE);
  const project = await openProject(values.project ?? "");
  print(`Reading ${project.id}`);
  const agree = async () =>
    values.yes || (await answer(`Send these to ${project.id}? Type yes or no: `));
  return getExitCode(await setUp(project, { print, agree, isDryRun: values["dry-run"] }));
}, USAGE);

async function answer(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new UserError("Nothing was sent: without a terminal add --yes");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(?:es)?$/i.test((await terminal.question(question)).trim());
  } finally {
    terminal.close();
  }
}
