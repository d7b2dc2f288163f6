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

export type ReportLine =
  | readonly ["total", number]
  | readonly ["begin" | "end", string]
  | readonly ["result", TestResult];

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
  const report = { TEST_REPORT: newReport(`${name}.jsonl`) };
  const night = args.some((arg) => arg.includes(NIGHT_FOLDER)) ? { TEST_NIGHT: "1" } : {};
  const code = await run(runner, args, { ...options, env: { ...env, ...night, ...report } });
  const { results } = progressOf(name);
  const hasFailed = results.some(({ error }) => error !== undefined);
  if (results.length > 0 && (code === 0 || hasFailed)) return results;
  const error = results.length === 0 ? "no test ran" : "an error outside of the tests, see above";
  return [...results, { name: "the whole run", seconds: 0, error }];
}

export function progressOf(name: string) {
  const running = new Map<string, number>();
  const results: TestResult[] = [];
  let ended = 0;
  let total = 0;
  const path = reportPath(`${name}.jsonl`);
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  for (const line of text.split("\n").slice(0, -1)) {
    const [what, value] = JSON.parse(line) as ReportLine;
    if (what === "total") total += value;
    else if (what === "result") results.push(value);
    else running.set(value, (running.get(value) ?? 0) + (what === "begin" ? 1 : -1));
    if (what === "end") ended += 1;
  }
  const begun = [...running].flatMap(([test, n]) => (n > 0 ? [test] : []));
  return { ended, total, results, running: begun };
}

export function newReport(name: string): string {
  const path = reportPath(name);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  return path;
}

function reportPath(name: string): string {
  return inRoot("build", "reports", name);
}
