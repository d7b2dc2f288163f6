import { rmSync } from "node:fs";
import { buildWhenChanged } from "./build.mjs";
import { runChecks } from "./checks.mjs";
import { findChromium } from "./chromium.mjs";
import { emulatorVariables } from "./emulators.mjs";
import { inRoot } from "./paths.mjs";
import { portsOf } from "./ports.mjs";
import { environment } from "./processes.mjs";
import { withRuleCoverage } from "./rule-coverage.mjs";
import { say } from "./say.mjs";
import { EMULATORS } from "./servers.mjs";
import { runPlaywright, runVitest } from "./suites.mjs";
import { openTestSet } from "./test-set.mjs";

/**
 * @typedef {import("./test-plan.mjs").SuiteName} SuiteName
 * @typedef {import("./test-plan.mjs").SuitePlan} SuitePlan
 * @typedef {import("./test-set.mjs").TestSet} TestSet
 * @typedef {(files: readonly string[], prefix: string) => Promise<import("./suites.mjs").Counts>} RunSuite
 */

/** Emulators that a suite runs on. @type {Readonly<Partial<Record<SuiteName, readonly string[]>>>} */
const NEEDS = { rules: ["firestore"], functions: ["auth", "firestore"], e2e: EMULATORS };
/** Suites that run the built product. @type {readonly SuiteName[]} */
const ON_BUILD = ["functions", "e2e"];

/**
 * Runs suites: those without servers while the servers start, then the browser tests beside the other two.
 * @param {readonly SuitePlan[]} plan
 * @param {object} options
 * @param {readonly TestSet[]} options.sets one for each worker of the browser tests
 * @param {boolean} options.keep leave the servers running
 * @param {(close: () => Promise<void>) => void} options.onOpened receives what ends an opened set
 * @returns {Promise<readonly import("./summary.mjs").Result[]>} in the order of the plan
 */
export async function runPlan(plan, { sets, keep, onOpened }) {
  const journeys = plan.find(({ name }) => name === "e2e");
  const used = sets.slice(0, journeys ? journeys.files.length || sets.length : 1);
  const build = once(() => buildWhenChanged("emulators"));
  const servers = once(async () => {
    const names = plan.map(({ name }) => name);
    // Without a build there are still the rules.
    const isBuilt = ON_BUILD.some((name) => names.includes(name))
      ? await build().then(Boolean, () => false)
      : keep;
    const runnable = names.filter((name) => isBuilt || !ON_BUILD.includes(name));
    const needed = keep && isBuilt ? EMULATORS : runnable.flatMap((name) => NEEDS[name] ?? []);
    const only = EMULATORS.filter((name) => needed.includes(name));
    if (only.length === 0) return;
    const opened = await Promise.all(used.map((set) => openTestSet(set, { only, keep })));
    for (const close of opened) onOpened(close);
  });
  const run = suitesOn(used, build, plan.length === 1);

  /** @param {SuiteName} name @param {Promise<unknown>} [ready] */
  async function suite(name, ready) {
    const part = plan.find((one) => one.name === name);
    if (!part) return undefined;
    const began = performance.now();
    const prefix = plan.length > 1 ? `${name.padEnd(9)} ` : "";
    const counts = await (ready ?? Promise.resolve())
      .then(() => run[name](part.files, prefix))
      .catch(failedToRun);
    const seconds = (performance.now() - began) / 1000;
    say(`${prefix}${counts.passed} passed, ${counts.failed} failed in ${seconds.toFixed(0)} s`);
    return { name, ...counts, seconds };
  }

  const started = servers();
  const withoutServers = [suite("check"), suite("unit")];
  await Promise.allSettled([started, ...withoutServers]);
  const rules = suite("rules", started);
  const onServers = [rules, rules.then(() => suite("functions", started)), suite("e2e", started)];
  const results = await Promise.all([...withoutServers, ...onServers]);
  return results.filter((result) => result !== undefined);
}

/**
 * @param {readonly TestSet[]} sets
 * @param {() => Promise<unknown>} build
 * @param {boolean} isTraced keep traces of browser tests that fail
 * @returns {Readonly<Record<SuiteName, RunSuite>>}
 */
function suitesOn(sets, build, isTraced) {
  const variables = sets.map((set) => emulatorVariables({ ...set, ports: portsOf(set.shift) }));
  const env = environment(variables[0]);
  /** @param {"rules" | "functions"} name @param {readonly string[]} files */
  const within = (name, files) => ["--root", `tests/${name}`, ...files.map((file) => inRoot(file))];
  return {
    check: () => runChecks(build),
    unit: (files, prefix) =>
      runVitest({ name: "unit", args: files.map((file) => inRoot(file)), prefix }),
    rules: (files, prefix) => {
      const tests = () => runVitest({ name: "rules", args: within("rules", files), env, prefix });
      return files.length === 0 ? withRuleCoverage(tests) : tests();
    },
    functions: async (files, prefix) => {
      await build();
      return runVitest({ name: "functions", args: within("functions", files), env, prefix });
    },
    e2e: async (files, prefix) => {
      await build();
      rmSync("test-results", { recursive: true, force: true });
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

/**
 * @param {Error} error of servers or a build that a suite needs
 * @returns {import("./suites.mjs").Counts}
 */
function failedToRun(error) {
  say(error.message);
  return { passed: 0, failed: 1, note: error.message.split("\n")[0] ?? "" };
}

/**
 * @template T
 * @param {() => Promise<T>} make
 * @returns {() => Promise<T>} gives the one result, or the one failure, to every caller
 */
function once(make) {
  /** @type {Promise<T> | undefined} */
  let made;
  return () => {
    made ??= make();
    return made;
  };
}
