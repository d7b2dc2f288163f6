import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, relative } from "node:path";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";
import { inRoot, root } from "../paths.ts";
import { run } from "../processes.ts";
import { PROGRESS_REPORTER, progressVariable } from "./progress.ts";

export interface TestResult {
  readonly name: string;
  readonly seconds: number;
  readonly file?: string;
  /** Left out when it passed. */
  readonly error?: string;
  /** The error beside others of a test that passed alone. */
  readonly unstable?: string;
}

interface RunnerOptions {
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly prefix?: string;
}

const seed = { FUZZ_SEED: String(Math.trunc(Math.random() * 2 ** 31)) };

/** All runs of a command use the same random input, so a second run repeats a failure. */
export async function runVitest({ name, args, env = {}, ...options }: RunnerOptions) {
  const path = newReport(`${name}.json`);
  const reporters = ["default", "json", PROGRESS_REPORTER].map((one) => `--reporter=${one}`);
  const code = await run(
    "vitest",
    ["run", ...args, "--allowOnly=false", ...reporters, `--outputFile.json=${path}`],
    { ...options, env: { ...seed, ...env, ...progressVariable(name) } },
  );
  const report = read<JsonTestResults>(path);
  const results = (report?.testResults ?? []).flatMap((file) => {
    const name = relative(root, file.name);
    const tests = file.assertionResults.filter(({ status }) => /passed|failed/.test(status));
    if (file.status === "failed" && tests.every(({ status }) => status === "passed"))
      return [
        { name, file: name, seconds: 0, error: file.message || "failed outside of its tests" },
      ];
    return tests.map((test) => ({
      name: `${name} › ${test.fullName}`,
      file: name,
      seconds: (test.duration ?? 0) / 1000,
      ...(test.status === "failed" ? { error: test.failureMessages?.[0] ?? "" } : {}),
    }));
  });
  return complete(results, code);
}

export async function runPlaywright({ name, args, env = {}, ...options }: RunnerOptions) {
  const path = newReport(`${name}.json`);
  const reporters = `--reporter=list,json,${PROGRESS_REPORTER}`;
  const code = await run("playwright", ["test", reporters, ...args], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: path, ...progressVariable(name) },
    ...options,
  });
  const results = (read<JSONReport>(path)?.suites ?? []).flatMap(specsOf).flatMap((spec) => {
    const file = `tests/e2e/${spec.file}`;
    const runs = spec.tests.flatMap(({ results }) => results);
    if (runs.every(({ status }) => status === "skipped")) return [];
    const error = runs.find(({ error }) => error)?.error?.message ?? "";
    const seconds = runs.reduce((sum, { duration }) => sum + duration / 1000, 0);
    return [{ name: `${file} › ${spec.title}`, file, seconds, ...(spec.ok ? {} : { error }) }];
  });
  return complete(results, code);
}

function specsOf(suite: JSONReportSuite): JSONReportSuite["specs"] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

/** A run without tests and an error outside of the tests count as one failure. */
function complete(results: readonly TestResult[], code: number): readonly TestResult[] {
  const hasFailed = results.some(({ error }) => error !== undefined);
  if (results.length > 0 && (code === 0 || hasFailed)) return results;
  const error = results.length === 0 ? "no test ran" : "an error outside of the tests, see above";
  return [...results, { name: "the whole run", seconds: 0, error }];
}

export function newReport(name: string): string {
  const path = inRoot("build", "reports", name);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  return path;
}

function read<Report>(path: string): Report | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Report) : undefined;
}
