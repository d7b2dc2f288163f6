import { stripVTControlCharacters } from "node:util";
import { print } from "../command.ts";
import type { SuiteName } from "./plan.ts";
import type { TestResult } from "./reports.ts";

const SLOWEST = 20;
const ERROR_LINES = 8;

export interface SuiteResult<Name extends string = SuiteName> {
  readonly name: Name;
  readonly seconds: number;
  readonly tests: readonly TestResult[];
}

export function formatCounts(tests: readonly TestResult[]): string {
  const failed = tests.filter(({ error }) => error !== undefined).length;
  return `${tests.length - failed} passed, ${failed} failed`;
}

export function printSummary(suites: readonly SuiteResult<string>[]): number {
  print("");
  for (const { name, seconds, tests } of suites)
    print(`${name.padEnd(10)} ${format(seconds)}  ${formatCounts(tests)}`);
  const tests = suites.flatMap((suite) => suite.tests);
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  if (slowest.length === SLOWEST) {
    print(`\nThe ${SLOWEST} slowest tests`);
    for (const { name, seconds } of slowest) print(`${format(seconds)}  ${name}`);
  }
  for (const suite of suites) for (const test of suite.tests) printFailure(suite.name, test);
  print(`\n${formatCounts(tests)}`);
  return tests.length > 0 && tests.every(({ error }) => error === undefined) ? 0 : 1;
}

function printFailure(suite: string, { name, file, error, unstable }: TestResult): void {
  const text = error ?? unstable;
  if (text === undefined) return;
  const isUnstable = error === undefined;
  print(`\n${isUnstable ? "unstable, passed alone" : "failed"} in ${suite}: ${name}`);
  const lines = stripVTControlCharacters(text).split("\n");
  for (const line of lines.filter((line) => line.trim() !== "").slice(0, ERROR_LINES))
    print(`    ${line.trimEnd()}`);
  if (file) print(`    alone: npm test -- ${file}`);
  if (isUnstable && process.env.GITHUB_ACTIONS)
    print(`::warning file=${file}::Unstable: ${name.replaceAll("\n", " ")}`);
}

function format(seconds: number): string {
  return `${seconds.toFixed(1).padStart(6)} s`;
}
