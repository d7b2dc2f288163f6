import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { coverageOf } from "../../../tests/rules/coverage.ts";
import { forgetReports, keptReports } from "../../../tests/rules/coverage-report.ts";
import { buildWhenChanged } from "../build/build.ts";
import { runChecks } from "../checks/checks.ts";
import { print, stopSignal } from "../command.ts";
import { emulatorVariables, type ServerSet } from "../emulators/configuration.ts";
import { EMULATORS } from "../emulators/servers.ts";
import { inRoot } from "../paths.ts";
import { findChromium } from "./browser.ts";
import type { Plan, SuiteName } from "./plan.ts";
import { runPlaywright, runVitest, type TestResult } from "./reports.ts";
import { openTestServers } from "./servers.ts";
import { countsOf, type SuiteResult } from "./summary.ts";

type RunSuite = (files: readonly string[], prefix: string) => Promise<readonly TestResult[]>;

const NEEDED_EMULATORS: Readonly<Partial<Record<SuiteName, readonly string[]>>> = {
  rules: ["firestore"],
  functions: ["auth", "firestore"],
  e2e: EMULATORS,
};

/** Runs suites without servers while the servers start, then browser tests beside the others. */
export async function runSuites(
  plan: Plan,
  { sets, keep }: { readonly sets: readonly ServerSet[]; readonly keep: boolean },
): Promise<readonly SuiteResult[]> {
  const used = sets.slice(0, plan.e2e ? plan.e2e.length || sets.length : 1);
  const build = once(() => buildWhenChanged("emulators"));
  const suites = suitesOn(used, build, Object.keys(plan).length === 1);

  async function suite(name: SuiteName, ready: Promise<unknown> = Promise.resolve()) {
    const files = plan[name];
    if (!files) return [];
    const began = performance.now();
    const prefix = Object.keys(plan).length > 1 ? `${name.padEnd(9)} ` : "";
    const tests = await ready.then(() => suites[name](files, prefix)).catch(failedToRun);
    const seconds = (performance.now() - began) / 1000;
    print(`${prefix}${countsOf(tests)} in ${seconds.toFixed(0)} s`);
    return [{ name, seconds, tests }];
  }

  const servers = startNeeded(plan, used, build, keep);
  const withoutServers = [suite("check"), suite("unit")];
  await Promise.allSettled([servers, ...withoutServers]);
  const rules = suite("rules", servers);
  const functions = rules.then(() => suite("functions", servers));
  const results = await Promise.all([...withoutServers, rules, functions, suite("e2e", servers)]);
  stopSignal.throwIfAborted();
  return results.flat();
}

async function startNeeded(
  plan: Plan,
  sets: readonly ServerSet[],
  build: () => Promise<void>,
  keep: boolean,
): Promise<void> {
  const usesBuild = keep || plan.functions !== undefined || plan.e2e !== undefined;
  // Rules are tested even when the build fails.
  const isBuilt =
    usesBuild &&
    (await build().then(
      () => true,
      () => false,
    ));
  const needed = Object.entries(NEEDED_EMULATORS)
    .filter(([name]) => name in plan && (isBuilt || name === "rules"))
    .flatMap(([, emulators]) => emulators);
  const only = EMULATORS.filter((name) => (keep && isBuilt) || needed.includes(name));
  if (only.length > 0) await Promise.all(sets.map((set) => openTestServers(set, { only, keep })));
}

function suitesOn(
  sets: readonly ServerSet[],
  build: () => Promise<void>,
  isTraced: boolean,
): Readonly<Record<SuiteName, RunSuite>> {
  const env = emulatorVariables(sets[0]?.shift ?? 0);
  const inSuite = (name: SuiteName, files: readonly string[], prefix: string) => {
    const args = ["--root", `tests/${name}`, ...files.map((file) => inRoot(file))];
    return runVitest({ name, args, env, prefix });
  };
  return {
    check: () => runChecks(build),
    unit: (files, prefix) =>
      runVitest({ name: "unit", args: files.map((file) => inRoot(file)), prefix }),
    rules: (files, prefix) => {
      const tests = () => inSuite("rules", files, prefix);
      return files.length === 0 ? withRuleCoverage(tests) : tests();
    },
    functions: async (files, prefix) => {
      await build();
      return inSuite("functions", files, prefix);
    },
    e2e: async (files, prefix) => {
      await build();
      rmSync(inRoot("test-results"), { recursive: true, force: true });
      const browser = {
        CHROME_PATH: await findChromium({ headlessShell: true }),
        TEST_SETS: JSON.stringify(sets),
        TRACE: isTraced ? "1" : "",
      };
      const args = [`--workers=${sets.length}`, ...files];
      return runPlaywright({ name: "e2e", args, env: { ...env, ...browser }, prefix });
    },
  };
}

/** A condition that was not both true and false is a failure. */
async function withRuleCoverage(runRules: () => Promise<readonly TestResult[]>) {
  forgetReports();
  const tests = await runRules();
  const source = readFileSync(inRoot("firestore.rules"), "utf8");
  const { conditions, bothWays, table, gaps } = coverageOf(source, keptReports());
  const lines = ["line\tevaluated as", ...table, "", ...gaps];
  writeFileSync(inRoot("build/reports/rule-coverage.txt"), `${lines.join("\n")}\n`);
  print(`Rules: ${bothWays} of ${conditions} conditions were both true and false`);
  return [...tests, ...gaps.map((gap) => ({ name: gap, seconds: 0, error: "" }))];
}

function failedToRun(error: Error): readonly TestResult[] {
  stopSignal.throwIfAborted();
  print(error.message);
  return [{ name: "the whole suite", seconds: 0, error: error.message }];
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
