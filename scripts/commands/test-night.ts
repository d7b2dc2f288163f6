import { parseArgs } from "node:util";
import { print, runCommand } from "../lib/command.ts";
import { takeBlock, toServerSets } from "../lib/tests/blocks.ts";
import { drawSeed, FUZZ_TARGETS, parseFuzzOptions, runFuzz } from "../lib/tests/fuzz.ts";
import { runMutants } from "../lib/tests/night-mutants.ts";
import { NIGHT_FOLDER, toPlan } from "../lib/tests/plan.ts";
import { runSuites } from "../lib/tests/suites.ts";
import { printSummary } from "../lib/tests/summary.ts";

const MUTANTS = 20;

const USAGE = `npm run test:night -- [options]

  runs what \`npm test\` leaves out: the unit tests with another seed, the files in folders named "night"
  of every suite, every target of \`npm run fuzz\`, and ${MUTANTS} of the faults in tests/mutants

  --cases N   cases of each target; default: 2000
  --seed N    repeats a run; default: a random one, which is printed
  --help      prints this text`;

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      cases: { type: "string", default: "2000" },
      seed: { type: "string", default: String(drawSeed()) },
    },
  });
  const options = parseFuzzOptions(values);
  print(`Seed ${options.seed}: npm run test:night -- --seed ${options.seed} repeats this run`);
  Object.assign(process.env, { FUZZ_SEED: String(options.seed), TEST_NIGHT: "1" });
  const plan = { ...toPlan([NIGHT_FOLDER]), unit: [] };
  const suites = await runSuites(plan, {
    sets: toServerSets(await takeBlock()),
    hasSecondRuns: false,
  });
  const fuzz = await runFuzz(FUZZ_TARGETS, options);
  const mutants = await runMutants(MUTANTS, options.seed);
  return printSummary([...suites, ...fuzz, mutants]);
}, USAGE);
