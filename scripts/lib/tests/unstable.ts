import { writeFileSync } from "node:fs";
import { print } from "../command.ts";
import type { SuiteName } from "./plan.ts";
import type { TestResult } from "./reports.ts";
import type { SuiteResult } from "./summary.ts";

const MAX_FILES = 8;

/**
 * Runs failed files once more, alone: those that pass are unstable (docs/testing.md).
 * @param report path of their list
 */
export async function runAgain(
  suites: readonly SuiteResult[],
  run: (suite: SuiteName, file: string) => Promise<readonly TestResult[]>,
  report: string,
): Promise<readonly SuiteResult[]> {
  const failed = suites.flatMap(({ name, tests }) =>
    tests.flatMap(({ error, file }) => (error === undefined ? [] : [[file, name] as const])),
  );
  const files = new Map(failed);
  if (files.size === 0 || files.size > MAX_FILES || files.has(undefined)) return suites;
  const unstable = new Set<string>();
  for (const [file = "", suite] of files) {
    print(`Running ${file} again, alone`);
    const tests = await run(suite, file);
    if (tests.length > 0 && tests.every(({ error }) => error === undefined)) unstable.add(file);
  }
  const results = suites.map((suite) => ({
    ...suite,
    tests: suite.tests.map((test) => (unstable.has(test.file ?? "") ? asUnstable(test) : test)),
  }));
  const found = results.flatMap(({ tests }) => tests.filter((test) => test.unstable !== undefined));
  writeFileSync(report, `${JSON.stringify(found, null, 2)}\n`);
  return results;
}

function asUnstable({ error, ...test }: TestResult): TestResult {
  return error === undefined ? test : { ...test, unstable: error };
}
