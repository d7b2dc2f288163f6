import { readFileSync, writeFileSync } from "node:fs";
import { coverageOf } from "../../tests/rules/coverage.ts";
import { forgetReports, keptReports } from "../../tests/rules/coverage-report.ts";
import { inRoot } from "./paths.mjs";
import { say } from "./say.mjs";

/**
 * Runs the whole suite of the rules and then judges what it evaluated of them: an expression that no test reached, and a
 * condition that never came out as true or never as false, counts as a failure. The table is build/reports/rule-coverage.txt.
 * @param {() => Promise<import("./suites.mjs").Counts>} runSuite
 * @returns {Promise<import("./suites.mjs").Counts>}
 */
export async function withRuleCoverage(runSuite) {
  forgetReports();
  const counts = await runSuite();
  const source = readFileSync(inRoot("firestore.rules"), "utf8");
  const { conditions, bothWays, table, gaps } = coverageOf(source, keptReports());
  writeFileSync(
    inRoot("build/reports/rule-coverage.txt"),
    `${["line\tcame out as", ...table, "", ...gaps].join("\n")}\n`,
  );
  say(`Rules: ${bothWays} of ${conditions} conditions came out both ways`);
  return {
    ...counts,
    failed: counts.failed + gaps.length,
    failures: [...(counts.failures ?? []), ...gaps],
  };
}
