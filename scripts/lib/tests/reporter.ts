/** For Vitest and Playwright; scripts/lib/tests/reports.ts reads what it writes. */
import { appendFileSync } from "node:fs";
import { relative } from "node:path";
import type * as playwright from "@playwright/test/reporter";
import type * as vitest from "vitest/node";
import type { ReportLine } from "./reports.ts";

export default class Reporter implements vitest.Reporter {
  onTestCaseReady({ module, fullName }: vitest.TestCase) {
    write(["begin", formatName(module.moduleId, fullName)]);
  }
  onTestCaseResult(test: vitest.TestCase) {
    const { state, errors = [] } = test.result();
    const path = test.module.moduleId;
    write(["end", formatName(path, test.fullName)]);
    if (state === "skipped") return;
    const error = state === "failed" && (errors[0]?.stack ?? errors[0]?.message ?? "");
    writeResult(path, test.fullName, test.diagnostic()?.duration, error);
  }
  onTestModuleEnd(module: vitest.TestModule) {
    const [failed] = module.children.allTests("failed");
    if (module.state() !== "failed" || failed) return;
    const error = module.errors()[0]?.message || "failed outside of its tests";
    writeResult(module.moduleId, "the whole file", 0, error);
  }

  onTestBegin({ location, title }: playwright.TestCase) {
    write(["begin", formatName(location.file, title)]);
  }
  onTestEnd(test: playwright.TestCase, result: playwright.TestResult) {
    const { file } = test.location;
    write(["end", formatName(file, test.title)]);
    if (result.status === "skipped") return;
    writeResult(file, test.title, result.duration, !test.ok() && errorWithTexts(result));
  }
  printsToStdio() {
    return false;
  }
}

function errorWithTexts({ error, attachments }: playwright.TestResult): string {
  const texts = attachments.filter(({ contentType }) => contentType === "text/plain");
  return [error?.message ?? "", ...texts.map(({ body }) => String(body))].join("\n");
}

function writeResult(path: string, title: string, ms: number | undefined, error: string | false) {
  const file = relative(process.cwd(), path);
  const result = { name: formatName(path, title), file, seconds: (ms ?? 0) / 1000 };
  write(["result", error === false ? result : { ...result, error }]);
}

function formatName(path: string, title: string): string {
  return `${relative(process.cwd(), path)} › ${title}`;
}

function write(line: ReportLine): void {
  const path = process.env.TEST_REPORT;
  if (path) appendFileSync(path, `${JSON.stringify(line)}\n`);
}
