import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { inRoot } from "./paths.mjs";
import { run } from "./processes.mjs";

const MESSAGE_LINES = 8;

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {string} [note]
 * @property {readonly TestTime[]} [times] duration of every test
 * @property {readonly string[]} [failures] the name of each test that failed, and how
 * @typedef {{ name: string, seconds: number }} TestTime
 */

/**
 * @typedef {object} SuiteRun
 * @property {string} name of its report
 * @property {readonly string[]} args of the test runner
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [prefix] of each line that it prints
 */

/**
 * @param {SuiteRun} suite
 * @returns {Promise<Counts>}
 */
export async function runVitest({ name, args, ...options }) {
  const report = freshReport(`${name}.json`);
  const code = await run(
    inRoot("node_modules/.bin/vitest"),
    [
      ...["run", ...args, "--allowOnly=false"],
      ...["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    ],
    options,
  );
  const read = readReport(report);
  const failedFiles = read?.numFailedTestSuites ?? 0;
  const counts = countsOf(
    code,
    read?.numPassedTests ?? 0,
    read?.numFailedTests || Math.min(failedFiles, 1),
  );
  return { ...counts, times: timesOfVitest(read), failures: failuresOfVitest(read) };
}

/**
 * @param {SuiteRun} suite
 * @returns {Promise<Counts>}
 */
export async function runPlaywright({ name, args, env, ...options }) {
  const report = freshReport(`${name}.json`);
  const code = await run(
    inRoot("node_modules/.bin/playwright"),
    ["test", "--reporter=list,json", ...args],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }, ...options },
  );
  const read = readReport(report);
  const { expected = 0, unexpected = 0, flaky = 0 } = read?.stats ?? {};
  const specs = specsOf(read);
  return {
    ...countsOf(code, expected, unexpected + flaky),
    times: specs.map((spec) => ({ name: nameOfSpec(spec), seconds: secondsOfSpec(spec) })),
    failures: specs.filter(({ ok }) => !ok).map(failureOfSpec),
  };
}

/** @param {any} report of vitest */
function timesOfVitest(report) {
  return (report?.testResults ?? []).flatMap((/** @type {any} */ file) =>
    file.assertionResults.map((/** @type {any} */ test) => ({
      name: `${relative(inRoot(), file.name)} › ${test.fullName}`,
      seconds: (test.duration ?? 0) / 1000,
    })),
  );
}

/** @param {any} report of vitest */
function failuresOfVitest(report) {
  return (report?.testResults ?? []).flatMap((/** @type {any} */ file) => {
    const name = relative(inRoot(), file.name);
    const failed = file.assertionResults.filter(
      (/** @type {any} */ test) => test.status === "failed",
    );
    if (failed.length === 0 && file.status === "failed") return [failure(name, name, file.message)];
    return failed.map((/** @type {any} */ test) =>
      failure(`${name} › ${test.fullName}`, name, test.failureMessages[0]),
    );
  });
}

/**
 * @param {any} suite a report of Playwright, or a suite in it
 * @returns {any[]} its tests
 */
function specsOf(suite) {
  return [...(suite?.specs ?? []), ...(suite?.suites ?? []).flatMap(specsOf)];
}

/** @param {any} spec */
function nameOfSpec(spec) {
  return `tests/e2e/${spec.file} › ${spec.title}`;
}

/** @param {any} spec */
function resultsOf(spec) {
  return spec.tests.flatMap((/** @type {any} */ test) => test.results);
}

/** @param {any} spec */
function secondsOfSpec(spec) {
  return resultsOf(spec).reduce(
    (/** @type {number} */ sum, /** @type {any} */ { duration }) => sum + duration / 1000,
    0,
  );
}

/** @param {any} spec */
function failureOfSpec(spec) {
  const { error } = resultsOf(spec).find((/** @type {any} */ result) => result.error) ?? {};
  return failure(nameOfSpec(spec), `tests/e2e/${spec.file}`, error?.message);
}

/**
 * What failed, how, and the command that runs its file alone.
 * @param {string} name
 * @param {string} file
 * @param {string} [message]
 */
function failure(name, file, message = "") {
  const lines = stripVTControlCharacters(message).split("\n");
  const shown = lines.filter((line) => line.trim() !== "").slice(0, MESSAGE_LINES);
  return [
    name,
    ...shown.map((line) => `    ${line.trimEnd()}`),
    `    alone: npm test -- ${file}`,
  ].join("\n");
}

/**
 * A suite that failed without a failed test (an error outside of tests), or that ran nothing, counts as one failure.
 * @param {number} code
 * @param {number} passed
 * @param {number} failed
 * @returns {Counts}
 */
function countsOf(code, passed, failed) {
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
