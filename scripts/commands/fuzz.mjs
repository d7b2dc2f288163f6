import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { buildWhenChanged } from "../lib/build.mjs";
import { emulatorVariables } from "../lib/emulators.mjs";
import { portsOf, shiftOf } from "../lib/ports.mjs";
import { environment, killAll, stopAll } from "../lib/processes.mjs";
import { command, Remedy, say } from "../lib/say.mjs";
import { startServers } from "../lib/servers.mjs";
import { prepareSet } from "../lib/set.mjs";
import { stopRequest } from "../lib/signals.mjs";
import { freshReport, runVitest } from "../lib/suites.mjs";

/** Beside the ports of `npm start`, `npm test` and `npm run bench`. */
const SHIFT = "25000";
const UNIT = ["--project", "tools"];
const ON_EMULATORS = ["--root", "tests/functions"];

/** @type {Readonly<Record<string, { tests: readonly string[], needs?: "firestore" | "functions" }>>} */
const TARGETS = {
  inputs: { tests: [...UNIT, "tests/fuzz/inputs"] },
  csv: { tests: [...UNIT, "tests/fuzz/csv"] },
  slugs: { tests: [...UNIT, "tests/fuzz/slugs"] },
  articles: { tests: [...UNIT, "tests/fuzz/articles"] },
  pages: { tests: [...UNIT, "tests/fuzz/pages"] },
  paths: { tests: [...ON_EMULATORS, "fuzz-paths"], needs: "functions" },
  calls: { tests: [...ON_EMULATORS, "fuzz-calls"], needs: "functions" },
  rules: { tests: ["--root", "tests/rules", "random"], needs: "firestore" },
};

await command(async () => {
  const { targets, cases, seed, shift } = asked();
  const set = prepareSet("fuzz", shift, portsOf(shift));
  const stop = stopRequest(killAll);
  const needs = targets.map((name) => TARGETS[name]?.needs);
  /** @type {string[]} */
  const summary = [];
  let isSound = true;
  try {
    if (needs.includes("functions")) await stop.orAfter(buildWhenChanged("emulators"));
    if (needs.some(Boolean)) await stop.orAfter(startServers(set, { only: ["auth", "firestore"] }));
    for (const name of targets) {
      const report = freshReport(`fuzz/${name}.jsonl`);
      const env = environment({
        ...emulatorVariables(set),
        FUZZ_CASES: String(cases),
        FUZZ_SEED: String(seed),
        FUZZ_REPORT: report,
      });
      say(`\n== ${name}, ${cases} cases, seed ${seed}`);
      const counts = await stop.orAfter(
        runVitest({ name: `fuzz-${name}`, args: TARGETS[name]?.tests ?? [], env }),
      );
      if (counts.failed > 0) isSound = false;
      summary.push(...linesOf(name, counts.failed, report, seed));
    }
  } catch (error) {
    if (!stop.wasAsked()) throw error;
    isSound = false;
  } finally {
    await stopAll();
  }
  for (const line of ["", `seed ${seed}`, ...summary]) say(line);
  return isSound ? 0 : 1;
});

/** What the command line names: targets, cases of each, the seed, and ports of another set. */
function asked() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      cases: { type: "string", default: "10000" },
      seed: { type: "string", default: String(Math.trunc(Math.random() * 2 ** 31)) },
      shift: { type: "string", default: SHIFT },
    },
  });
  const names = Object.keys(TARGETS);
  const unknown = positionals.find((name) => !names.includes(name));
  if (unknown) throw new Remedy(`There is no target ${unknown}: name some of ${names.join(", ")}.`);
  const [cases, seed] = [values.cases, values.seed].map(Number);
  if (!Number.isInteger(cases) || !cases || cases < 1 || !Number.isInteger(seed))
    throw new Remedy("--cases takes a whole number from 1, --seed a whole number.");
  const targets = positionals.length > 0 ? positionals : names;
  return { targets, cases, seed: seed ?? 0, shift: shiftOf(values.shift) };
}

/**
 * The figures of a target, and each counter-example.
 * @param {string} name
 * @param {number} failed tests that failed, also those that try nothing by chance
 * @param {string} report
 * @param {number} seed
 */
function linesOf(name, failed, report, seed) {
  const text = existsSync(report) ? readFileSync(report, "utf8").trim() : "";
  /** @type {import("../../tests/support/fuzz.ts").TrialReport[]} */
  const trials = text === "" ? [] : text.split("\n").map((line) => JSON.parse(line));
  const cases = trials.reduce((sum, trial) => sum + trial.cases, 0);
  const seconds = trials.reduce((sum, trial) => sum + trial.milliseconds, 0) / 1000;
  return [
    `${name.padEnd(9)} ${String(cases).padStart(7)} cases  seed ${seed}  ${seconds.toFixed(1)} s  ${failed} failed`,
    ...trials.flatMap(({ title, failure }) => (failure ? [`failed: ${title}`, failure] : [])),
  ];
}
