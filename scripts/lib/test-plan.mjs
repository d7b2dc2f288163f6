import { globSync } from "node:fs";
import { inRoot } from "./paths.mjs";
import { Remedy } from "./say.mjs";

/**
 * @typedef {"check" | "unit" | "rules" | "functions" | "e2e"} SuiteName
 * @typedef {object} SuitePlan
 * @property {SuiteName} name
 * @property {readonly string[]} files paths of the test files to run; none: all of the suite
 */

/** @type {readonly SuiteName[]} */
const SUITES = ["check", "unit", "rules", "functions", "e2e"];

/** The test files of each suite; those of "check" are none. @type {Readonly<Record<SuiteName, readonly string[]>>} */
const FILES = {
  check: [],
  unit: [
    "functions/src/**/*.test.ts",
    "web/{src,scripts}/**/*.test.{ts,tsx,mjs}",
    "tests/{sandbox,support,check,fuzz}/**/*.test.ts",
  ],
  rules: ["tests/rules/**/*.test.ts"],
  functions: ["tests/functions/**/*.test.ts"],
  e2e: ["tests/e2e/**/*.test.ts"],
};

/**
 * What the words of a command line select.
 * @param {readonly string[]} words names of suites, and parts of paths of test files; none: everything
 * @returns {readonly SuitePlan[]} in the order of SUITES
 * @throws {Remedy} when no file has such a path
 */
export function planOf(words) {
  const suites = SUITES.filter((name) => words.includes(name));
  const among = suites.length > 0 ? suites : SUITES;
  const parts = words.filter((word) => !SUITES.some((name) => name === word));
  if (parts.length === 0) return among.map((name) => ({ name, files: [] }));
  const plan = among.map((name) => ({ name, files: filesOf(name, parts) }));
  const found = plan.filter(({ files }) => files.length > 0);
  if (found.length === 0)
    throw new Remedy(
      `No test file has a path with ${parts.map((part) => `"${part}"`).join(" or ")}. Suites: ${SUITES.join(", ")}.`,
    );
  return found;
}

/**
 * @param {SuiteName} suite
 * @param {readonly string[]} parts of paths
 */
function filesOf(suite, parts) {
  return FILES[suite]
    .flatMap((pattern) => globSync(pattern, { cwd: inRoot() }))
    .filter((file) => parts.some((part) => file.includes(part)))
    .sort();
}
