import { parseArgs } from "node:util";
import { buildWhenChanged } from "../lib/build/build.ts";
import { print, runCommand, UserError } from "../lib/command.ts";
import { emulatorVariables } from "../lib/emulators/configuration.ts";
import { startServers } from "../lib/emulators/servers.ts";
import { runVitest } from "../lib/tests/reports.ts";
import { printSummary } from "../lib/tests/summary.ts";

const SHIFT = 25_000;
const UNIT = ["inputs", "csv", "slugs", "articles", "floods", "pages", "calculators"];
const FUNCTIONS = ["paths", "calls"];
const TARGETS = [...UNIT, ...FUNCTIONS, "rules"];

await runCommand(async () => {
  const { targets, cases, seed } = parseOptions();
  if (targets.some((name) => FUNCTIONS.includes(name))) await buildWhenChanged();
  if (targets.some((name) => !UNIT.includes(name)))
    await startServers({ name: "fuzz", shift: SHIFT }, { only: ["auth", "firestore", "storage"] });
  const env = { ...emulatorVariables(SHIFT), FUZZ_CASES: String(cases), FUZZ_SEED: String(seed) };
  const results = [];
  for (const name of targets) {
    print(`\n== ${name}, ${cases} cases, seed ${seed}`);
    const tests = await runVitest({ name: `fuzz-${name}`, args: argumentsOf(name), env });
    results.push({ name, tests, seconds: tests.reduce((sum, test) => sum + test.seconds, 0) });
  }
  return printSummary(results);
});

function argumentsOf(target: string): readonly string[] {
  if (UNIT.includes(target)) return ["--project", "tools", `tests/fuzz/${target}`];
  if (FUNCTIONS.includes(target)) return ["--root", "tests/functions", `fuzz-${target}`];
  return ["--root", "tests/rules", "random"];
}

function parseOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      cases: { type: "string", default: "10000" },
      seed: { type: "string", default: String(Math.trunc(Math.random() * 2 ** 31)) },
    },
  });
  const unknown = positionals.find((name) => !TARGETS.includes(name));
  if (unknown) throw new UserError(`No target ${unknown}: name some of ${TARGETS.join(", ")}.`);
  const [cases, seed] = [Number(values.cases), Number(values.seed)];
  if (!Number.isInteger(cases) || cases < 1 || !Number.isInteger(seed))
    throw new UserError("--cases takes a whole number from 1, --seed a whole number.");
  return { targets: positionals.length > 0 ? positionals : TARGETS, cases, seed };
}
