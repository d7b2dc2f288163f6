import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { inRoot } from "./paths.mjs";
import { run } from "./processes.mjs";
import { say } from "./say.mjs";

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {string} [note]
 * @typedef {Counts & { name: string, began: number }} Result
 */

/**
 * @param {string} name
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Counts>}
 */
export async function runVitest(name, args, env) {
  const report = freshReport(name);
  const code = await run(
    inRoot("node_modules/.bin/vitest"),
    [
      ...["run", ...args, "--allowOnly=false", "--testTimeout=30000"],
      ...["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`],
    ],
    env ? { env } : {},
  );
  const told = readReport(report);
  const failedSuites = told?.numFailedTestSuites ?? 0;
  return honest(code, told?.numPassedTests ?? 0, told?.numFailedTests || Math.min(failedSuites, 1));
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Counts>}
 */
export async function runPlaywright(env) {
  const report = freshReport("e2e");
  const code = await run(inRoot("node_modules/.bin/playwright"), ["test", "--reporter=line,json"], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const { expected = 0, unexpected = 0, flaky = 0 } = readReport(report)?.stats ?? {};
  return honest(code, expected, unexpected + flaky);
}

/**
 * A suite that failed without a failed test (an error outside of tests), or that ran nothing, counts as one failure.
 * @param {number} code
 * @param {number} passed
 * @param {number} failed
 * @returns {Counts}
 */
function honest(code, passed, failed) {
  if (passed + failed === 0) return { passed, failed: 1, note: "no test ran" };
  if (code !== 0 && failed === 0)
    return { passed, failed: 1, note: "an error outside of the tests" };
  return { passed, failed };
}

/** @param {string} name */
function freshReport(name) {
  const path = inRoot("build", "test", `${name}.json`);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  return path;
}

/** @param {string} path */
function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}

/**
 * Prints the counts of every suite and, as the last line, of all.
 * @param {readonly Result[]} results
 * @returns {number} exit code
 */
export function summary(results) {
  say("");
  for (const { name, passed, failed, note } of results)
    say(`${name.padEnd(10)} ${passed} passed, ${failed} failed${note ? ` (${note})` : ""}`);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  say(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}
