import { inRoot } from "../paths.ts";
import { capture, tail } from "../processes.ts";
import type { TestResult } from "./reports.ts";
import type { SuiteResult } from "./summary.ts";

const LINE = /^(killed|SURVIVED)\s+(\d+) s\s+(\d+ .*)$/gm;

/** Plants faults of `tests/mutants`, which the seed chooses, and fails for each that its tests do not notice. */
export async function runMutants(count: number, seed: number): Promise<SuiteResult<string>> {
  const program = inRoot("tests/mutants/main.ts");
  const args = [program, "--random", String(count), "--seed", String(seed)];
  const stdout: ["pipe", "inherit"] = ["pipe", "inherit"];
  const { all } = await capture(process.execPath, args, { stdout });
  const tests = readMutantResults(all);
  const isComplete = tests.length === count;
  return {
    name: "mutants",
    tests: isComplete ? tests : [...tests, { name: "mutants", seconds: 0, error: tail(all) }],
    seconds: tests.reduce((sum, test) => sum + test.seconds, 0),
  };
}

/** One result for each mutant that was planted, from what the program printed. */
export function readMutantResults(output: string): readonly TestResult[] {
  return [...output.matchAll(LINE)].map(([, outcome, seconds, change = ""]) => ({
    name: `mutant ${change}`,
    seconds: Number(seconds),
    ...(outcome === "SURVIVED" && { error: "No test noticed it." }),
  }));
}
