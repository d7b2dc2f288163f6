import { readFileSync, writeFileSync } from "node:fs";
import { coverageOf } from "../../../tests/rules/coverage.ts";
import { clearReports, loadReports } from "../../../tests/rules/coverage-report.ts";
import { buildWhenChanged } from "../build/build.ts";
import { runChecks } from "../checks/checks.ts";
import { print, stopSignal } from "../command.ts";
import { emulatorVariables, type ServerSet } from "../emulators/configuration.ts";
import { EMULATORS } from "../emulators/servers.ts";
import { inRoot } from "../paths.ts";
import { findChromium } from "./browser.ts";
import { describeRun, withLimit } from "./limits.ts";
import type { Plan, SuiteName } from "./plan.ts";
import { progressOf } from "./progress.ts";
import { newReport, runPlaywright, runVitest, type TestResult } from "./reports.ts";
import { openTestServers } from "./servers.ts";
import { countsOf, type SuiteResult } from "./summary.ts";
import { runAgain } from "./unstable.ts";

interface SuiteRun {
  readonly files: readonly string[];
  readonly name: string;
  readonly prefix: string;
}
type RunSuite = (run: SuiteRun) => Promise<readonly TestResult[]>;

const NEEDED_EMULATORS: Readonly<Partial<Record<SuiteName, readonly string[]>>> = {
  rules: ["firestore"],
  functions: ["auth", "firestore", "storage"],
  e2e: EMULATORS,
};

/** Of a whole run on two cores: docs/testing.md. */
const LAST_SECONDS: Readonly<Record<SuiteName, number>> = {
  ...{ check: 62, unit: 240, rules: 172, functions: 201, e2e: 700 },
};
const SHORTEST_LIMIT_SECONDS = 600;
/** Three times the whole on a quiet machine: beside three busy loops it takes two and a half times as long. */
const RUN_LIMIT_SECONDS = 3600;

export async function runSuites(
  plan: Plan,
  { sets, keep }: { readonly sets: readonly ServerSet[]; readonly keep: boolean },
): Promise<readonly SuiteResult[]> {
  const [alone, ...used] = sets.toReversed();
  const build = once(() => buildWhenChanged("emulators"));
  const explain = () => describeRun(Object.keys(plan), sets);
  const isWhole = Object.values(plan).every((files) => files.length === 0);
  const isQuiet = !process.stdout.isTTY;
  const life = setInterval(() => isQuiet && print(lifeLine(plan)), 60_000).unref();
  const run = async () => {
    const first = await runSideBySide(plan, { sets: used.reverse(), keep, build, explain });
    if (!isWhole || !alone) return first;
    const suites = suitesOn([alone], build, true);
    const servers = once(() => startNeeded(plan, [alone], build, false));
    const again = (suite: SuiteName, file: string) =>
      servers()
        .then(() => suites[suite]({ files: [file], name: `${suite}-again`, prefix: "again     " }))
        .catch(failedToRun);
    return runAgain(first, again, newReport("unstable.json"));
  };
  const results = await withLimit("The run", RUN_LIMIT_SECONDS, run(), explain);
  clearInterval(life);
  stopSignal.throwIfAborted();
  return results;
}

function lifeLine(plan: Plan): string {
  const counts = Object.keys(plan).flatMap((name) => {
    const { ended, total } = progressOf(name);
    return total > 0 ? [`${name} ${ended} of ${total}`] : [];
  });
  return `${new Date().toTimeString().slice(0, 5)} ${counts.join(", ") || "no test has begun"}`;
}

interface RunOptions {
  readonly sets: readonly ServerSet[];
  readonly keep: boolean;
  readonly build: () => Promise<void>;
  readonly explain: () => string;
}

/** Runs suites without servers while the servers start, then browser tests beside the others. */
async function runSideBySide(
  plan: Plan,
  { sets, keep, build, explain }: RunOptions,
): Promise<readonly SuiteResult[]> {
  const used = sets.slice(0, plan.e2e ? plan.e2e.length || sets.length : 1);
  const suites = suitesOn(used, build, Object.keys(plan).length === 1);

  async function suite(name: SuiteName, ready: Promise<unknown> = Promise.resolve()) {
    const files = plan[name];
    if (!files) return [];
    const began = performance.now();
    const prefix = Object.keys(plan).length > 1 ? `${name.padEnd(9)} ` : "";
    const limit = Math.max(SHORTEST_LIMIT_SECONDS, 4 * LAST_SECONDS[name]);
    const work = () => withLimit(name, limit, suites[name]({ files, name, prefix }), explain);
    const tests = await ready.then(work).catch(failedToRun);
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
  const inSuite = (suite: SuiteName, { files, ...run }: SuiteRun) =>
    runVitest({ ...run, args: ["--root", `tests/${suite}`, ...files.map(fullPath)], env });
  return {
    check: () => runChecks(build),
    unit: ({ files, ...run }) => runVitest({ ...run, args: files.map(fullPath) }),
    rules: (run) => {
      const tests = () => inSuite("rules", run);
      return run.files.length === 0 ? withRuleCoverage(tests) : tests();
    },
    functions: async (run) => {
      await build();
      return inSuite("functions", run);
    },
    e2e: async ({ files, ...run }) => {
      await build();
      const browser = {
        CHROME_PATH: await findChromium({ headlessShell: true }),
        TEST_SETS: JSON.stringify(sets),
        TRACE: isTraced ? "1" : "",
      };
      const args = [
        `--workers=${sets.length}`,
        `--output=${inRoot("test-results", run.name)}`,
        ...files,
      ];
      return runPlaywright({ ...run, args, env: { ...env, ...browser } });
    },
  };
}

const fullPath = (file: string) => inRoot(file);

/** A condition that was not both true and false is a failure. */
async function withRuleCoverage(runRules: () => Promise<readonly TestResult[]>) {
  clearReports();
  const tests = await runRules();
  const source = readFileSync(inRoot("firestore.rules"), "utf8");
  const { conditions, bothWays, table, gaps } = coverageOf(source, loadReports());
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
