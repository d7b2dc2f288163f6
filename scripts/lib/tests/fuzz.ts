import { buildWhenChanged } from "../build/build.ts";
import { print, UserError } from "../command.ts";
import { emulatorVariables } from "../emulators/configuration.ts";
import { startServers } from "../emulators/servers.ts";
import { runVitest } from "./reports.ts";
import type { SuiteResult } from "./summary.ts";

const SHIFT = 25_000;
const UNIT = ["inputs", "csv", "slugs", "articles", "floods", "pages", "calculators"];
const FUNCTIONS = ["paths", "calls"];

export const FUZZ_TARGETS: readonly string[] = [...UNIT, ...FUNCTIONS, "rules"];

export interface FuzzOptions {
  /** The number of cases for each target. */
  readonly cases: number;
  readonly seed: number;
}

/** Tests the properties of `FUZZ_TARGETS`, or of some of them, with many cases that the seed chooses. */
export async function runFuzz(
  targets: readonly string[],
  { cases, seed }: FuzzOptions,
): Promise<readonly SuiteResult<string>[]> {
  if (targets.some((name) => FUNCTIONS.includes(name))) await buildWhenChanged();
  if (targets.some((name) => !UNIT.includes(name)))
    await startServers({ name: "fuzz", shift: SHIFT }, { only: ["auth", "firestore", "storage"] });
  const input = { FUZZ_CASES: String(cases), FUZZ_SEED: String(seed), TEST_NIGHT: "1" };
  const env = { ...emulatorVariables(SHIFT), ...input };
  const results: SuiteResult<string>[] = [];
  for (const name of targets) {
    print(`\n== ${name}, ${cases} cases, seed ${seed}`);
    const tests = await runVitest({ name: `fuzz-${name}`, args: toArguments(name), env });
    results.push({ name, tests, seconds: tests.reduce((sum, test) => sum + test.seconds, 0) });
  }
  return results;
}

function toArguments(target: string): readonly string[] {
  if (UNIT.includes(target)) return ["--project", "tools", `tests/fuzz/${target}`];
  if (FUNCTIONS.includes(target)) return ["--root", "tests/functions", `fuzz-${target}`];
  return ["--root", "tests/rules", "random"];
}

export function drawSeed(): number {
  return Math.trunc(Math.random() * 2 ** 31);
}

/** @param given values of `--cases` and `--seed` */
export function parseFuzzOptions(optionTexts: {
  readonly cases: string;
  readonly seed: string;
}): FuzzOptions {
  const [cases, seed] = [Number(optionTexts.cases), Number(optionTexts.seed)];
  if (!Number.isInteger(cases) || cases < 1 || !Number.isInteger(seed))
    throw new UserError("--cases takes a whole number from 1, --seed a whole number.");
  return { cases, seed };
}
