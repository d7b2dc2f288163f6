import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { inRoot } from "./paths.mjs";
import { run } from "./processes.mjs";
import { say } from "./say.mjs";

const MESSAGE_LINES = 8;

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {string} [note]
 * @property {readonly string[]} [failures] the name of each test that failed, and how
 * @typedef {Counts & { name: string, began: number }} Result
 */

/**
 * @param {string} name
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Counts>}
 */
export async function runVitest(name, args, env) {
  const report = freshReport(`${name}.json`);
  const code = await run(
    inRoot("node_modules/.bin/vitest"),
    [
      ...["run", ...args, "--allowOnly=false"],
      ...["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`],
    ],
    env ? { env } : {},
  );
  const told = readReport(report);
  const failedSuites = told?.numFailedTestSuites ?? 0;
  const counts = honest(
    code,
    told?.numPassedTests ?? 0,
    told?.numFailedTests || Math.min(failedSuites, 1),
  );
  return { ...counts, failures: failedInVitest(told) };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} files parts of the names of the files to run; none: all
 * @returns {Promise<Counts>}
 */
export async function runPlaywright(env, files) {
  const report = freshReport("e2e.json");
  const code = await run(
    inRoot("node_modules/.bin/playwright"),
    ["test", "--reporter=line,json", ...files],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  );
  const told = readReport(report);
  const { expected = 0, unexpected = 0, flaky = 0 } = told?.stats ?? {};
  return { ...honest(code, expected, unexpected + flaky), failures: failedInPlaywright(told) };
}

/** @param {any} told vitest's report */
function failedInVitest(told) {
  return (told?.testResults ?? []).flatMap((/** @type {any} */ file) => {
    const name = relative(inRoot(), file.name);
    const failed = file.assertionResults.filter(
      (/** @type {any} */ test) => test.status === "failed",
    );
    if (failed.length === 0 && file.status === "failed") return [failure(name, file.message)];
    return failed.map((/** @type {any} */ test) =>
      failure(`${name} › ${test.fullName}`, test.failureMessages[0]),
    );
  });
}

/**
 * @param {any} suite a report of Playwright, or a suite in it
 * @returns {string[]}
 */
function failedInPlaywright(suite) {
  const failed = (suite?.specs ?? []).filter((/** @type {any} */ spec) => !spec.ok);
  const specs = failed.map((/** @type {any} */ spec) => {
    const results = spec.tests.flatMap((/** @type {any} */ test) => test.results);
    const error = results.find((/** @type {any} */ result) => result.error)?.error;
    return failure(`tests/e2e/${spec.file}:${spec.line} › ${spec.title}`, error?.message);
  });
  return [...specs, ...(suite?.suites ?? []).flatMap(failedInPlaywright)];
}

/**
 * What failed and how, short enough for the last lines of a long run.
 * @param {string} name
 * @param {string} [message]
 */
function failure(name, message = "") {
  const lines = stripVTControlCharacters(message).split("\n");
  const said = lines.filter((line) => line.trim() !== "").slice(0, MESSAGE_LINES);
  return [name, ...said.map((line) => `    ${line.trimEnd()}`)].join("\n");
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

/**
 * Reports lie apart from the sets' folders: beside a folder `functions`, Node would load `functions.json` in its place.
 * @param {string} file its name, with folders
 * @returns {string} path of a file that is not there yet
 */
export function freshReport(file) {
  const path = inRoot("build", "reports", file);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  return path;
}

/** @param {string} path */
function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}

/**
 * Prints the counts of every suite, what failed and how, and, as the last line, the counts of all.
 * @param {readonly Result[]} results
 * @returns {number} exit code
 */
export function summary(results) {
  say("");
  for (const { name, passed, failed, note } of results)
    say(`${name.padEnd(10)} ${passed} passed, ${failed} failed${note ? ` (${note})` : ""}`);
  for (const { name, failures = [] } of results)
    for (const failed of failures) say(`failed in ${name}: ${failed}`);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  say(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}
