import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { TrialReport } from "../../tests/support/fuzz.ts";
import { buildWhenChanged } from "../lib/build/build.ts";
import { print, runCommand, UserError } from "../lib/command.ts";
import { emulatorVariables } from "../lib/emulators/configuration.ts";
import { parseShift } from "../lib/emulators/ports.ts";
import { startServers } from "../lib/emulators/servers.ts";
import { newReport, runVitest } from "../lib/tests/reports.ts";

const UNIT = ["--project", "tools"];
const ON_SERVERS = ["--root", "tests/functions"];
const TARGETS: Readonly<Record<string, readonly string[]>> = {
  inputs: [...UNIT, "tests/fuzz/inputs"],
  csv: [...UNIT, "tests/fuzz/csv"],
  slugs: [...UNIT, "tests/fuzz/slugs"],
  articles: [...UNIT, "tests/fuzz/articles"],
  floods: [...UNIT, "tests/fuzz/floods"],
  pages: [...UNIT, "tests/fuzz/pages"],
  calculators: [...UNIT, "tests/fuzz/calculator"],
  paths: [...ON_SERVERS, "fuzz-paths"],
  calls: [...ON_SERVERS, "fuzz-calls"],
  rules: ["--root", "tests/rules", "random"],
};

await runCommand(async () => {
  const { targets, cases, seed, shift } = parseOptions();
  if (targets.some((name) => TARGETS[name]?.includes("tests/functions")))
    await buildWhenChanged("emulators");
  if (targets.some((name) => TARGETS[name]?.includes("--root")))
    await startServers({ name: "fuzz", shift }, { only: ["auth", "firestore", "storage"] });
  const summary = ["", `seed ${seed}`];
  let failures = 0;
  for (const name of targets) {
    print(`\n== ${name}, ${cases} cases, seed ${seed}`);
    const report = newReport(`fuzz/${name}.jsonl`);
    const env = {
      ...emulatorVariables(shift),
      FUZZ_CASES: String(cases),
      FUZZ_SEED: String(seed),
      FUZZ_REPORT: report,
    };
    const tests = await runVitest({ name: `fuzz-${name}`, args: TARGETS[name] ?? [], env });
    const failed = tests.filter(({ error }) => error !== undefined).length;
    failures += failed;
    summary.push(...summaryOf(name, report, `seed ${seed}`, `${failed} failed`));
  }
  for (const line of summary) print(line);
  return failures > 0 ? 1 : 0;
});

function parseOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      cases: { type: "string", default: "10000" },
      seed: { type: "string", default: String(Math.trunc(Math.random() * 2 ** 31)) },
      shift: { type: "string", default: "25000" },
    },
  });
  const names = Object.keys(TARGETS);
  const unknown = positionals.find((name) => !names.includes(name));
  if (unknown) throw new UserError(`No target ${unknown}: name some of ${names.join(", ")}.`);
  const [cases, seed] = [Number(values.cases), Number(values.seed)];
  if (!Number.isInteger(cases) || cases < 1 || !Number.isInteger(seed))
    throw new UserError("--cases takes a whole number from 1, --seed a whole number.");
  const targets = positionals.length > 0 ? positionals : names;
  return { targets, cases, seed, shift: parseShift(values.shift) };
}

function summaryOf(name: string, report: string, seed: string, failed: string): readonly string[] {
  const lines = existsSync(report) ? readFileSync(report, "utf8").trim().split("\n") : [];
  const trials = lines.filter(Boolean).map((line) => JSON.parse(line) as TrialReport);
  const cases = trials.reduce((sum, trial) => sum + trial.cases, 0);
  const seconds = trials.reduce((sum, trial) => sum + trial.milliseconds, 0) / 1000;
  return [
    `${name.padEnd(9)} ${String(cases).padStart(7)} cases  ${seed}  ${seconds.toFixed(1)} s  ${failed}`,
    ...trials.flatMap(({ title, failure }) => (failure ? [`failed: ${title}`, failure] : [])),
  ];
}
