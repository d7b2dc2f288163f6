import { globSync } from "node:fs";
import { UserError } from "../command.ts";
import { root } from "../paths.ts";

export type SuiteName = "check" | "unit" | "rules" | "functions" | "rehearsal" | "e2e";
/** Test files by suite; none: the whole suite. */
export type Plan = Readonly<Partial<Record<SuiteName, readonly string[]>>>;

const FILES: Readonly<Record<SuiteName, readonly string[]>> = {
  check: [],
  unit: [
    "domain/**/*.test.ts",
    "functions/src/**/*.test.ts",
    "web/{kit,panel,site}/**/*.test.{ts,tsx,mjs}",
    "tests/{sandbox,support,check,fuzz,tools}/**/*.test.ts",
  ],
  rules: ["tests/rules/*.test.ts"],
  functions: ["tests/functions/**/*.test.ts"],
  rehearsal: ["tests/rehearsal/**/*.test.ts"],
  e2e: ["tests/e2e/**/*.test.ts"],
};
export const SUITES = Object.keys(FILES) as readonly SuiteName[];

/** Part of the paths of files that only `npm run test:night` runs, and `npm test` when they are named. */
export const NIGHT_FOLDER = "/night/";

export function toPlan(words: readonly string[]): Plan {
  const named = SUITES.filter((name) => words.includes(name));
  const suites = named.length > 0 ? named : SUITES;
  const parts = words.filter((word) => !SUITES.some((name) => name === word));
  if (parts.length === 0) return Object.fromEntries(suites.map((name) => [name, []]));
  const found = suites
    .map((name) => [name, findTests(name, parts)] as const)
    .filter(([, files]) => files.length > 0);
  if (found.length === 0)
    throw new UserError(
      `No test file has a path with ${parts.map((part) => `"${part}"`).join(" or ")}. Suites: ${SUITES.join(", ")}.`,
    );
  return Object.fromEntries(found);
}

/** @returns the test files of a suite that have one of the parts in their path */
export function findTests(suite: SuiteName, parts: readonly string[]): readonly string[] {
  return globSync(FILES[suite], { cwd: root })
    .filter((file) => parts.some((part) => file.includes(part)))
    .filter((file) => !file.includes(NIGHT_FOLDER) || parts.some((part) => part.includes("night")))
    .sort();
}
