/** For Vitest and Playwright; scripts/lib/tests/progress.ts reads what it writes. */
import { appendFileSync } from "node:fs";
import { relative } from "node:path";
import type * as playwright from "@playwright/test/reporter";
import type * as vitest from "vitest/node";
import type { ProgressLine } from "./progress.ts";

export default class ProgressReporter implements vitest.Reporter {
  onTestModuleCollected({ children }: vitest.TestModule) {
    write(["total", [...children.allTests()].length]);
  }
  onTestCaseReady(test: vitest.TestCase) {
    write(["begin", nameOf(test.module.moduleId, test.fullName)]);
  }
  onTestCaseResult(test: vitest.TestCase) {
    write(["end", nameOf(test.module.moduleId, test.fullName)]);
  }

  onBegin(_config: playwright.FullConfig, suite: playwright.Suite) {
    write(["total", suite.allTests().length]);
  }
  onTestBegin({ location, title }: playwright.TestCase) {
    write(["begin", nameOf(location.file, title)]);
  }
  onTestEnd({ location, title }: playwright.TestCase) {
    write(["end", nameOf(location.file, title)]);
  }
  printsToStdio() {
    return false;
  }
}

function nameOf(file: string, title: string): string {
  return `${relative(process.cwd(), file)} › ${title}`;
}

function write(line: ProgressLine): void {
  const path = process.env.TEST_PROGRESS;
  if (path) appendFileSync(path, `${JSON.stringify(line)}\n`);
}
