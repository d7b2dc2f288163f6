import { readFileSync, writeFileSync } from "node:fs";
import { toCoverage } from "../../../tests/rules/coverage.ts";
import { clearReports, loadReports } from "../../../tests/rules/coverage-report.ts";
import { buildWhenChanged } from "../build/build.ts";
import { runChecks } from "../checks/checks.ts";
import { print, stopSignal } from "../command.ts";
import { emulatorVariables, type ServerSet } from "../emulators/configuration.ts";
import { EMULATORS } from "../emulators/servers.ts";
import { inRoot } from "../paths.ts";
import { runAgain } from "./again.ts";
import { findChromium } from "./browser.ts";
import { withLimit } from "./limit.ts";
import type { Plan, SuiteName } from "./plan.ts";
import { type RunnerOptions, runPlaywright, runVitest, type TestResult } from "./reports.ts";
import { openTestServers } from "./servers.ts";
import { formatCounts, type SuiteResult } from "./summary.ts";

type SuiteRun = Omit<RunnerOptions, "args"> & { readonly files: readonly string[] };
type RunSuite = (run: SuiteRun) => Promise<readonly TestResult[]>;

const DATA_EMULATORS = ["auth", "firestore", "storage"];
/** A slow machine takes a quarter of that. */
const LIMIT_MINUTES = 60;

/** @param options with second runs, files that fail are run once more, alone */
export async function runSuites(
  plan: Plan,
  options: { readonly sets: readonly ServerSet[]; readonly hasSecondRuns: boolean },
): Promise<readonly SuiteResult[]> {
  const run = async () => {
    const suites = await runSideBySide(plan, options.sets);
    return options.hasSecondRuns ? runAgain(suites, runAlone(options.sets.slice(0, 1))) : suites;
  };
  const results = await withLimit(LIMIT_MINUTES, Object.keys(plan), run());
  stopSignal.throwIfAborted();
  return results;
}

/** On servers that are still running, and idle by then. */
function runAlone(sets: readonly ServerSet[]) {
  const suites = suitesOn(sets, true);
  return (suite: SuiteName, file: string) =>
    suites[suite]({ files: [file], name: `${suite}-again`, prefix: "again     " }).catch(
      failedToRun,
    );
}

/** Runs suites without servers while the servers start, then browser tests beside the others. */
async function runSideBySide(
  plan: Plan,
  sets: readonly ServerSet[],
): Promise<readonly SuiteResult[]> {
  const usedSets = sets.slice(0, plan.e2e ? plan.e2e.length || sets.length : 1);
  const isOnly = Object.keys(plan).length === 1;
  const suites = suitesOn(usedSets, isOnly);

  async function suite(name: SuiteName, ready: Promise<unknown> = Promise.resolve()) {
    const files = plan[name];
    if (!files) return [];
    const began = performance.now();
    const prefix = isOnly ? "" : `${name.padEnd(9)} `;
    const work = () => suites[name]({ files, name, prefix });
    const tests = await ready.then(work).catch(failedToRun);
    const seconds = (performance.now() - began) / 1000;
    print(`${prefix}${formatCounts(tests)} in ${seconds.toFixed(0)} s`);
    return [{ name, seconds, tests }];
  }

  const servers = startNeeded(plan, usedSets);
  const withoutServers = [suite("check"), suite("unit")];
  await Promise.allSettled([servers, ...withoutServers]);
  const rules = suite("rules", servers);
  const functions = rules.then(() => suite("functions", servers));
  const rehearsal = functions.then(() => suite("rehearsal", servers));
  const browser = suite("e2e", servers);
  const results = await Promise.all([...withoutServers, rules, functions, rehearsal, browser]);
  return results.flat();
}

/** Rules are tested even when the build fails. */
async function startNeeded(plan: Plan, sets: readonly ServerSet[]): Promise<void> {
  const needsBuild = [plan.functions, plan.rehearsal, plan.e2e].some(Boolean);
  const [build] = needsBuild ? await Promise.allSettled([buildWhenChanged()]) : [];
  if (!plan.rules && build?.status !== "fulfilled") return;
  const only = plan.e2e && build?.status === "fulfilled" ? EMULATORS : DATA_EMULATORS;
  await Promise.all(sets.map((set) => openTestServers(set, { only })));
}

function suitesOn(
  sets: readonly ServerSet[],
  isTraced: boolean,
): Readonly<Record<SuiteName, RunSuite>> {
  const env = emulatorVariables(sets[0]?.shift ?? 0);
  const vitest = (args: readonly string[], { files, ...run }: SuiteRun) =>
    runVitest({ ...run, args: [...args, ...files.map((file) => inRoot(file))] });
  const vitestOnBuild = async (folder: string, run: SuiteRun) => {
    await buildWhenChanged();
    return vitest(["--root", folder], { ...run, env });
  };
  return {
    check: runChecks,
    unit: (run) => vitest([], run),
    rules: (run) => {
      const tests = () => vitest(["--root", "tests/rules"], { ...run, env });
      return run.files.length === 0 ? withRuleCoverage(tests) : tests();
    },
    functions: (run) => vitestOnBuild("tests/functions", run),
    rehearsal: (run) => vitestOnBuild("tests/rehearsal", run),
    e2e: async ({ files, ...run }) => {
      await buildWhenChanged();
      const output = `--output=${inRoot("test-results", run.name)}`;
      const browser = {
        CHROME_PATH: await findChromium({ headlessShell: true }),
        TEST_SETS: JSON.stringify(sets),
        TRACE: isTraced ? "1" : "",
      };
      return runPlaywright({
        ...run,
        args: [`--workers=${sets.length}`, output, ...files],
        env: { ...env, ...browser },
      });
    },
  };
}

/** A condition that was not both true and false is a failure. */
async function withRuleCoverage(runRules: () => Promise<readonly TestResult[]>) {
  clearReports();
  const tests = await runRules();
  const source = readFileSync(inRoot("firestore.rules"), "utf8");
  const { conditions, bothWays, table, gaps } = toCoverage(source, loadReports());
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
