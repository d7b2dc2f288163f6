import { print } from "../command.ts";
import type { SuiteName } from "./plan.ts";
import type { TestResult } from "./reports.ts";
import type { SuiteResult } from "./summary.ts";

/** When more files fail, it is no accident. */
const MAX_FILES = 8;

/** Runs failed files once more, alone: those that pass are unstable (docs/testing.md). */
export async function runAgain(
  suites: readonly SuiteResult[],
  run: (suite: SuiteName, file: string) => Promise<readonly TestResult[]>,
): Promise<readonly SuiteResult[]> {
  const failed = suites.flatMap(({ name, tests }) =>
    tests.filter(({ error }) => error !== undefined).map(({ file }) => [file, name] as const),
  );
  const files = new Map(failed);
  // A check, or what failed outside of the tests, has no file.
  if (files.size > MAX_FILES || files.has(undefined)) return suites;
  const passed = new Set<string | undefined>();
  for (const [file = "", suite] of files) {
    print(`Running ${file} again, alone`);
    const tests = await run(suite, file);
    if (tests.length > 0 && tests.every(({ error }) => error === undefined)) passed.add(file);
  }
  const judge = ({ error, ...test }: TestResult): TestResult =>
    error !== undefined && passed.has(test.file)
      ? { ...test, unstable: error }
      : { ...test, ...(error !== undefined && { error }) };
  return suites.map((suite) => ({ ...suite, tests: suite.tests.map(judge) }));
}
