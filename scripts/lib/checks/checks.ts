import { print, stopSignal } from "../command.ts";
import { run } from "../processes.ts";
import type { TestResult } from "../tests/reports.ts";
import { requireGoodComments } from "./comments.ts";

const CHECKS: readonly (readonly [string, string, ...string[]])[] = [
  ["format and lint", "biome", "check", "--error-on-warnings"],
  ["dependency rule and cycles", "depcruise", "web/src", "functions/src"],
  [
    ...(["cycles of folders", "depcruise", "--config", ".dependency-cruiser-folders.mjs"] as const),
    ...["web/src", "functions/src"],
  ],
  ["promises and unsafe values", "oxlint", "--type-aware", "--deny-warnings", "--quiet"],
  ["types of web", "tsc", "-p", "web"],
  ["types of functions", "tsc", "-p", "functions"],
  ["types of tests", "tsc", "-p", "tests"],
  ["types of scripts", "tsc", "-p", "scripts"],
  ["unused code and dependencies", "knip", "--no-config-hints"],
  ["unused code in production", "knip", "--no-config-hints", "--production"],
];

/** @param build fails when a page or a file exceeds its budget (web/scripts/budgets.mjs) */
export async function runChecks(build: () => Promise<void>): Promise<readonly TestResult[]> {
  const results: TestResult[] = [];
  for (const [name, program, ...args] of CHECKS)
    results.push(await check(name, () => runProgram(program, args)));
  results.push(await check("comments", () => requireGoodComments()));
  results.push(await check("sizes", build));
  return results;
}

async function runProgram(program: string, args: readonly string[]): Promise<void> {
  if ((await run(program, args)) !== 0) throw new Error(`again: npx ${program} ${args.join(" ")}`);
}

async function check(name: string, body: () => Promise<void> | void): Promise<TestResult> {
  print(`Checking ${name}`);
  const began = performance.now();
  let error = "";
  try {
    await body();
  } catch (failure) {
    error = (failure as Error).message;
  }
  stopSignal.throwIfAborted();
  if (error) print(`FAILED: ${name}: ${error}`);
  const seconds = (performance.now() - began) / 1000;
  return { name, seconds, ...(error ? { error } : {}) };
}
