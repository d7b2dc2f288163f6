import { parseArgs } from "node:util";
import { print, runCommand, UserError } from "../lib/command.ts";
import { takeBlock, toServerSets } from "../lib/tests/blocks.ts";
import { listChangedFiles, planChange } from "../lib/tests/changed.ts";
import { type Plan, toPlan } from "../lib/tests/plan.ts";
import { startRecord } from "../lib/tests/record.ts";
import { runSuites } from "../lib/tests/suites.ts";
import { printSummary } from "../lib/tests/summary.ts";

const USAGE = `npm test -- [names] [options]

  names       suites (check, unit, rules, functions, rehearsal, e2e) or parts of test files' paths; default: all
  --changed   with no commit or one (default: main): what the change since then touches, see docs/testing.md
  --dry-run   prints the suites and files that would run
  --record    writes docs/test-times.json, when everything has passed
  --help      prints this text`;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      changed: { type: "boolean", default: false },
      "dry-run": { type: "boolean", default: false },
      record: { type: "boolean", default: false },
    },
  });
  const plan = values.changed ? await planSince(positionals) : toPlan(positionals);
  if (values["dry-run"]) {
    for (const [suite, files] of Object.entries(plan)) print([`${suite}:`, ...files].join(" "));
    return 0;
  }
  if (values.record && (values.changed || positionals.length > 0))
    throw new UserError("--record is for whole runs.");
  const record = values.record ? startRecord() : undefined;
  const isNamed = !values.changed && Object.values(plan).some((files) => files.length > 0);
  const sets = toServerSets(await takeBlock());
  const suites = await runSuites(plan, { sets, hasSecondRuns: !isNamed });
  const code = printSummary(suites);
  if (code === 0) record?.(suites);
  return code;
}, USAGE);

async function planSince([commit = "main", ...others]: readonly string[]): Promise<Plan> {
  if (others.length > 0) throw new UserError("--changed takes one commit.");
  return planChange(await listChangedFiles(commit));
}
