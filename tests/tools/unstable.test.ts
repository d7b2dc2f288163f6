import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runVitest, type TestResult } from "../../scripts/lib/tests/reports.ts";
import type { SuiteResult } from "../../scripts/lib/tests/summary.ts";
import { runAgain } from "../../scripts/lib/tests/unstable.ts";

const build = new URL("../../build/", import.meta.url).pathname;
let folder = "";
beforeEach(() => {
  mkdirSync(build, { recursive: true });
  folder = mkdtempSync(join(build, "unstable-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeTest(name: string, body: string) {
  writeFileSync(
    join(folder, `${name}.test.ts`),
    `import { existsSync, writeFileSync } from "node:fs";
     import { expect, it } from "vitest";
     it("${name}", () => { ${body} });`,
  );
}
const runFolder = (...files: string[]) =>
  runVitest({ name: "unstable-fixture", args: ["--root", folder, ...files], prefix: "fixture " });
const suiteOf = (tests: readonly TestResult[]): SuiteResult => ({
  name: "unit",
  seconds: 1,
  tests,
});

it("reports a test as unstable when only its first run fails, and as failed when both do", async () => {
  const mark = join(folder, "mark");
  writeTest(
    "once",
    `const again = existsSync("${mark}"); writeFileSync("${mark}", ""); expect(again).toBe(true);`,
  );
  writeTest("always", "expect(1).toBe(2);");
  writeTest("never", "expect(1).toBe(1);");
  const first = suiteOf(await runFolder());
  expect(first.tests.filter(({ error }) => error !== undefined)).toHaveLength(2);
  const report = join(folder, "unstable.json");
  const [second] = await runAgain([first], (_, file) => runFolder(join(build, "..", file)), report);
  const found = Object.fromEntries(
    second?.tests.map(({ file, error, unstable }) => [
      file?.split("/").at(-1),
      [error, unstable].map((text) => text?.split("\n")[0]),
    ]) ?? [],
  );
  expect(found).toEqual({
    "once.test.ts": [undefined, expect.stringMatching(/expected false to be true/)],
    "always.test.ts": [expect.stringMatching(/expected 1 to be 2/), undefined],
    "never.test.ts": [undefined, undefined],
  });
  expect(JSON.parse(readFileSync(report, "utf8"))).toMatchObject([
    { file: expect.stringMatching(/once\.test\.ts$/), unstable: expect.any(String) },
  ]);
});

const failedFile = (n: number): TestResult => ({
  ...{ name: `a ${n}`, file: `tests/${n}.test.ts`, seconds: 1, error: "no" },
});
it.each([
  { what: "a failed check", tests: [{ name: "format and lint", seconds: 1, error: "no" }] },
  {
    what: "a failure outside of tests",
    tests: [failedFile(1), { name: "the whole run", seconds: 0, error: "" }],
  },
  {
    what: "more than eight failed files",
    tests: [1, 2, 3, 4, 5, 6, 7, 8, 9].map(failedFile),
  },
  { what: "no failure", tests: [{ name: "a", file: "tests/1.test.ts", seconds: 1 }] },
])("does not repeat $what", async ({ tests }) => {
  const suites = [suiteOf(tests)];
  const report = join(folder, "unstable.json");
  const run = () => Promise.reject(new Error("was run again"));
  expect(await runAgain(suites, run, report)).toBe(suites);
  expect(existsSync(report)).toBe(false);
});
