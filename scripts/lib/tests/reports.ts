import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { inRoot } from "../paths.ts";
import { run } from "../processes.ts";
import { NIGHT_FOLDER } from "./plan.ts";

export interface TestResult {
  readonly name: string;
  readonly seconds: number;
  readonly file?: string;
  /** Left out when it passed. */
  readonly error?: string;
  /** The error beside others of a test that passed alone. */
  readonly unstable?: string;
}

export type ReportLine = readonly ["begin" | "end", string] | readonly ["result", TestResult];

export interface RunnerOptions {
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly prefix?: string;
}

const REPORTER = inRoot("scripts/lib/tests/reporter.ts");

export function runVitest({ args, ...options }: RunnerOptions) {
  const reporters = ["--reporter=default", `--reporter=${REPORTER}`];
  return runTests("vitest", ["run", ...args, "--allowOnly=false", ...reporters], options);
}

export function runPlaywright({ args, ...options }: RunnerOptions) {
  return runTests("playwright", ["test", `--reporter=list,${REPORTER}`, ...args], options);
}

/** A run without tests and an error outside of the tests count as one failure. */
async function runTests(
  runner: string,
  args: readonly string[],
  { name, env, ...options }: Omit<RunnerOptions, "args">,
): Promise<readonly TestResult[]> {
  const report = { TEST_REPORT: newReport(name) };
  const night = args.some((arg) => arg.includes(NIGHT_FOLDER)) ? { TEST_NIGHT: "1" } : {};
  const code = await run(runner, args, { ...options, env: { ...env, ...night, ...report } });
  const { results } = readProgress(name);
  const hasFailed = results.some(({ error }) => error !== undefined);
  if (results.length > 0 && (code === 0 || hasFailed)) return results;
  const error = results.length === 0 ? "no test ran" : "an error outside of the tests, see above";
  return [...results, { name: "the whole run", seconds: 0, error }];
}

/** @returns the results so far, and the names of tests that have begun and not ended */
export function readProgress(name: string) {
  const running = new Set<string>();
  const results: TestResult[] = [];
  const path = reportPath(name);
  const lines = existsSync(path) ? readFileSync(path, "utf8").split("\n").slice(0, -1) : [];
  for (const line of lines) {
    const [what, value] = JSON.parse(line) as ReportLine;
    if (what === "result") results.push(value);
    else if (what === "begin") running.add(value);
    else running.delete(value);
  }
  return { results, running: [...running] };
}

function newReport(name: string): string {
  const path = reportPath(name);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  return path;
}

function reportPath(name: string): string {
  return inRoot("build", "reports", `${name}.jsonl`);
}
