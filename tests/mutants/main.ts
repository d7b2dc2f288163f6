/**
 * Plants the faults of mutants.tsv, one at a time, and runs the tests that must notice each:
 * npm exec -- node tests/mutants/main.ts [--only <area, suite, number or range>] [--random 20 [--seed 7]]
 */
import { writeFileSync } from "node:fs";
import { delimiter } from "node:path";
import { parseArgs, stripVTControlCharacters } from "node:util";
import { findJava } from "../../scripts/java.mjs";
import { buildWhenChanged } from "../../scripts/lib/build/build.ts";
import { buildFunctions } from "../../scripts/lib/build/functions.ts";
import { print, runCommand, stopSignal, UserError } from "../../scripts/lib/command.ts";
import { emulatorVariables } from "../../scripts/lib/emulators/configuration.ts";
import { inRoot } from "../../scripts/lib/paths.ts";
import { capture, tail } from "../../scripts/lib/processes.ts";
import { takeBlock } from "../../scripts/lib/tests/blocks.ts";
import { openTestServers } from "../../scripts/lib/tests/servers.ts";
import { type Mutant, plantMutant, readMutants } from "./table.ts";

type Environment = Readonly<Record<string, string>>;

const FAILED_TEST = /Tests? .*\d+ failed|Suites? .*\d+ failed|Test Files .*\d+ failed|^\s*✘/m;

let emulators: Promise<Environment> | undefined;

await runCommand(async () => {
  const mutants = chooseMutants();
  if (mutants.some((mutant) => getSuite(mutant) === "functions")) await buildWhenChanged();
  let survived = 0;
  for (const mutant of mutants) {
    const began = performance.now();
    const isKilled = await withMutant(mutant, () => isNoticed(mutant));
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    const change = `${mutant.file}: ${mutant.text} -> ${mutant.replacement}`;
    print(
      `${isKilled ? "killed  " : "SURVIVED"} ${seconds.padStart(4)} s  ${mutant.number} ${change}`,
    );
    if (!isKilled) survived += 1;
  }
  if (mutants.some((mutant) => getSuite(mutant) === "functions")) await buildFunctions();
  print(`${mutants.length - survived} killed, ${survived} survived`);
  return survived === 0 ? 0 : 1;
});

function chooseMutants(): readonly Mutant[] {
  const { values } = parseArgs({
    options: { only: { type: "string" }, random: { type: "string" }, seed: { type: "string" } },
  });
  const [from = 0, to = from] = (values.only ?? "").split("-").map(Number);
  const isChosen = (mutant: Mutant) =>
    values.only === undefined ||
    [mutant.area, getSuite(mutant)].includes(values.only) ||
    (mutant.number >= from && mutant.number <= to);
  const chosenMutants = readMutants().filter(isChosen);
  if (chosenMutants.length === 0) throw new UserError(`No mutant is "${values.only}".`);
  // A text that is missing ends the run before the first test.
  for (const mutant of chosenMutants) plantMutant(mutant);
  if (values.random === undefined) return chosenMutants;
  const seed = Number(values.seed ?? Math.trunc(Math.random() * 2 ** 31));
  print(`Seed ${seed}`);
  // The same order for the same seed.
  const rank = ({ number }: Mutant) =>
    Math.imul(Math.imul(number, 0x9e3779b1) ^ seed, 0x85ebca6b) >>> 0;
  return chosenMutants
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, Number(values.random))
    .toSorted((a, b) => a.number - b.number);
}

function getSuite({ tests }: Mutant): string {
  return /^tests\/(rules|functions|e2e)\//.exec(tests[0] ?? "")?.[1] ?? "unit";
}

/** Also Ctrl-C leaves the file as it was. */
async function withMutant<Result>(mutant: Mutant, work: () => Promise<Result>): Promise<Result> {
  const { source, changed } = plantMutant(mutant);
  try {
    writeFileSync(inRoot(mutant.file), changed);
    return await work();
  } finally {
    writeFileSync(inRoot(mutant.file), source);
  }
}

async function isNoticed(mutant: Mutant): Promise<boolean> {
  const suite = getSuite(mutant);
  const tests = mutant.tests.map((file) => inRoot(file));
  if (suite === "unit") return hasFailure("vitest", ["run", "--bail=1", ...tests], {});
  if (suite === "e2e") {
    const args = [inRoot("scripts/run.mjs"), "test", "e2e", ...mutant.tests];
    return hasFailure(process.execPath, args, { MAX_FAILURES: "1" });
  }
  if (suite === "functions") await buildFunctions();
  const args = ["run", "--bail=1", "--root", `tests/${suite}`, ...tests];
  return hasFailure("vitest", args, await startEmulators());
}

/** A run that fails without a failed test, as for a build with errors, proves nothing. */
async function hasFailure(program: string, args: readonly string[], env: Environment) {
  const { exitCode, all } = await capture(program, args, { preferLocal: true, env });
  stopSignal.throwIfAborted();
  const output = stripVTControlCharacters(all);
  if (exitCode === 0) return false;
  if (!FAILED_TEST.test(output)) throw new UserError(`No test ran:\n${tail(output, 30)}`);
  return true;
}

function startEmulators(): Promise<Environment> {
  emulators ??= (async () => {
    process.env.PATH = [findJava(), process.env.PATH].filter(Boolean).join(delimiter);
    const shift = await takeBlock();
    const only = ["auth", "firestore", "storage"];
    await openTestServers({ name: "test", shift }, { only });
    return emulatorVariables(shift);
  })();
  return emulators;
}
