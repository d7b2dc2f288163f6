import { parseArgs } from "node:util";
import { print, runCommand, UserError } from "../lib/command.ts";
import { parseShift } from "../lib/emulators/ports.ts";
import { setsOf, takeBlock } from "../lib/tests/blocks.ts";
import { listChangedFiles, planChange } from "../lib/tests/changed.ts";
import { type Plan, planOf } from "../lib/tests/plan.ts";
import { keptShift, stopKeptServers } from "../lib/tests/servers.ts";
import { runSuites } from "../lib/tests/suites.ts";
import { printSummary } from "../lib/tests/summary.ts";

const USAGE = `npm test -- [names] [options]

  names       suites (check, unit, rules, functions, rehearsal, e2e) or parts of test files' paths; default: all
  --changed   with no commit or one (default: main): what the change since then touches, see docs/testing.md
  --dry-run   prints the suites and files that would run
  --keep      leaves the servers running for the next run
  --stop      stops the servers that --keep left running
  --shift N   adds N to every port, instead of the first free block
  --help      prints this text`;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      shift: { type: "string" },
      changed: { type: "boolean", default: false },
      "dry-run": { type: "boolean", default: false },
      keep: { type: "boolean", default: false },
      stop: { type: "boolean", default: false },
    },
  });
  if (values.stop) {
    const stopped = await stopKeptServers();
    print(stopped > 0 ? "Stopped the test servers" : "No test servers are running");
    return 0;
  }
  const plan = values.changed ? await planSince(positionals) : planOf(positionals);
  if (values["dry-run"]) {
    for (const [suite, files] of Object.entries(plan)) print([`${suite}:`, ...files].join(" "));
    return 0;
  }
  const shift =
    values.shift === undefined ? await takeBlock(keptShift("test")) : parseShift(values.shift);
  return printSummary(await runSuites(plan, { sets: setsOf(shift), keep: values.keep }));
}, USAGE);

async function planSince([commit = "main", ...others]: readonly string[]): Promise<Plan> {
  if (others.length > 0) throw new UserError("--changed takes one commit.");
  return planChange(await listChangedFiles(commit));
}
