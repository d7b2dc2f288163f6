import { expect, it } from "vitest";
import { runAgain } from "../../scripts/lib/tests/again.ts";
import type { TestResult } from "../../scripts/lib/tests/reports.ts";

const aTest = (file: string, error?: string): TestResult => ({
  ...{ name: `of ${file}`, file, seconds: 1 },
  ...(error && { error }),
});
const aSuite = (tests: readonly TestResult[]) => ({ name: "unit", seconds: 1, tests }) as const;
const failedToRun = { name: "the whole run", seconds: 0, error: "" };

it("calls a test unstable when only its first run fails, and failed when both do", async () => {
  const tests = [aTest("once", "first"), aTest("always", "first"), aTest("never")];
  const ran: string[] = [];
  const [suite] = await runAgain([aSuite(tests)], async (name, file) => {
    ran.push(`${name} ${file}`);
    return [aTest(file, file === "always" ? "second" : undefined)];
  });
  expect(ran).toEqual(["unit once", "unit always"]);
  expect(suite?.tests).toEqual([
    { ...aTest("once"), unstable: "first" },
    aTest("always", "first"),
    aTest("never"),
  ]);
});

it("keeps a failure whose file runs no test alone", async () => {
  const suites = [aSuite([aTest("a", "no")])];
  expect(await runAgain(suites, async () => [])).toEqual(suites);
});

it.each([
  ["a failed check", [{ name: "format", seconds: 1, error: "no" }]],
  ["a failure outside of tests", [aTest("a", "no"), failedToRun]],
  ["more than eight failed files", Array.from("abcdefghi", (file) => aTest(file, "no"))],
  ["no failure", [aTest("a")]],
])("does not repeat %s", async (_, tests) => {
  const suites = [aSuite(tests)];
  const run = () => Promise.reject(new Error("was run again"));
  expect(await runAgain(suites, run)).toEqual(suites);
});
