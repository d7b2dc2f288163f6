import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { inRoot } from "../paths.ts";

export type ProgressLine =
  | readonly ["total", number]
  | readonly ["begin", string]
  | readonly ["end", string];

export const PROGRESS_REPORTER = inRoot("scripts/lib/tests/progress-reporter.ts");

export function progressVariable(name: string): Readonly<Record<string, string>> {
  mkdirSync(dirname(fileOf(name)), { recursive: true });
  rmSync(fileOf(name), { force: true });
  return { TEST_PROGRESS: fileOf(name) };
}

export function progressOf(name: string) {
  const running = new Map<string, number>();
  let ended = 0;
  let total = 0;
  const text = existsSync(fileOf(name)) ? readFileSync(fileOf(name), "utf8") : "";
  for (const line of text.split("\n").slice(0, -1)) {
    const [what, value] = JSON.parse(line) as ProgressLine;
    if (what === "total") total += value;
    else running.set(value, (running.get(value) ?? 0) + (what === "begin" ? 1 : -1));
    if (what === "end") ended += 1;
  }
  return { ended, total, running: [...running].flatMap(([test, n]) => (n > 0 ? [test] : [])) };
}

function fileOf(name: string): string {
  return inRoot("build", "reports", `${name}.progress`);
}
