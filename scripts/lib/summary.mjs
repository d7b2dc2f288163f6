import { say } from "./say.mjs";

const SLOWEST = 20;

/** @typedef {import("./suites.mjs").Counts & { name: string, seconds: number }} Result */

/**
 * Prints counts and duration of every suite, the slowest tests, what failed and how, and, as the last line, the counts of
 * all suites.
 * @param {readonly Result[]} results
 * @returns {number} exit code
 */
export function printSummary(results) {
  say("");
  for (const { name, passed, failed, seconds, note } of results)
    say(
      `${name.padEnd(10)} ${format(seconds)}  ${passed} passed, ${failed} failed${note ? ` (${note})` : ""}`,
    );
  const times = results.flatMap(({ times = [] }) => times);
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  if (slowest.length === SLOWEST) {
    say(`\nThe ${SLOWEST} slowest tests`);
    for (const { name, seconds } of slowest) say(`${format(seconds)}  ${name}`);
  }
  for (const { name, failures = [] } of results)
    for (const failure of failures) say(`\nfailed in ${name}: ${failure}`);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  say(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

/** @param {number} seconds */
function format(seconds) {
  return `${seconds.toFixed(1).padStart(6)} s`;
}
