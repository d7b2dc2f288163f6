import { buildWhenChanged } from "../build/build.ts";
import { print, stopSignal } from "../command.ts";
import { run } from "../processes.ts";
import type { TestResult } from "../tests/reports.ts";
import { requireKnownFunctions } from "./browsers.ts";
import { requireLinearExpressions } from "./expressions.ts";
import { requireValidHtml } from "./html.ts";

const CHECKS = {
  "format and lint": "biome check --error-on-warnings",
  "dependency rule and cycles": "depcruise domain web/kit web/site/src web/panel/src functions/src",
  "cycles of folders":
    "depcruise --config .dependency-cruiser-folders.mjs domain web/kit web/site/src web/panel/src functions/src",
  "promises and unsafe values": "oxlint --type-aware --deny-warnings --quiet",
  "types of domain": "tsc -p domain",
  "types of the kit": "tsc -p web/kit",
  "types of the site": "tsc -p web/site",
  "types of the panel": "tsc -p web/panel",
  "types of functions": "tsc -p functions",
  "types of tests": "tsc -p tests",
  "types of scripts": "tsc -p scripts",
  "unused code and dependencies": "knip --no-config-hints",
  "unused code in production": "knip --no-config-hints --production",
};

export async function runChecks(): Promise<readonly TestResult[]> {
  const results: TestResult[] = [];
  for (const [name, line] of Object.entries(CHECKS))
    results.push(await check(name, () => runProgram(line)));
  results.push(await check("linear expressions", () => requireLinearExpressions()));
  // The builds check their budgets (web/{site,panel}/build/budgets.mjs).
  results.push(await check("sizes", buildWhenChanged));
  results.push(await check("pages", requireValidHtml));
  results.push(await check("functions of older browsers", requireKnownFunctions));
  return results;
}

async function runProgram(line: string): Promise<void> {
  const [program = "", ...args] = line.split(" ");
  if ((await run(program, args)) !== 0) throw new Error(`again: npx ${line}`);
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
