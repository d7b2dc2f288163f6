import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { buildWhenChanged } from "../lib/build.mjs";
import { runChecks } from "../lib/checks.mjs";
import { findChromium } from "../lib/chromium.mjs";
import { emulatorVariables, logOf, startEmulators } from "../lib/emulators.mjs";
import { writeLocalConfiguration } from "../lib/local-configuration.mjs";
import { portsOf, shiftOf } from "../lib/ports.mjs";
import { environment, killAll, stopAll } from "../lib/processes.mjs";
import { withRuleCoverage } from "../lib/rule-coverage.mjs";
import { certificateOf, startSandbox } from "../lib/sandbox.mjs";
import { command, Remedy, say } from "../lib/say.mjs";
import { seed } from "../lib/seed.mjs";
import { prepareSet } from "../lib/set.mjs";
import { stopRequest } from "../lib/signals.mjs";
import { runPlaywright, runVitest, summary } from "../lib/suites.mjs";
import { warmUp } from "../lib/warm-up.mjs";

/** Far enough from the ports of `npm start` that both sets fit side by side. */
const SHIFT = "10000";
const SUITES = ["check", "unit", "rules", "functions", "e2e"];
const EMULATORS = ["auth", "firestore", "functions", "hosting"];
const ON_EMULATORS = ["rules", "functions", "e2e"];

await command(async () => {
  const { suites, files, shift } = asked();
  const wanted = SUITES.filter((name) => suites.length === 0 || suites.includes(name));

  const set = prepareSet("test", shift, portsOf(shift));
  const env = environment(emulatorVariables(set));
  const stop = stopRequest(killAll);
  /** @type {import("../lib/suites.mjs").Result[]} */
  const results = [];

  /**
   * @param {string} name
   * @param {() => Promise<import("../lib/suites.mjs").Counts>} run
   */
  async function suite(name, run) {
    if (!wanted.includes(name)) return;
    say(`\n== ${name}`);
    const began = Date.now();
    try {
      results.push({ name, began, ...(await stop.orAfter(run())) });
    } catch (error) {
      if (stop.wasAsked()) throw error;
      const { message } = /** @type {Error} */ (error);
      say(message);
      results.push({ name, began, passed: 0, failed: 1, note: message.split("\n")[0] ?? "" });
    }
  }

  const needsBuild = wanted.includes("functions") || wanted.includes("e2e");
  const built = lazily(() => buildWhenChanged("emulators"));
  /** Starts sandbox and emulators, once. A failed build is no reason not to judge the rules. */
  const servers = lazily(async () => {
    const isBuilt = needsBuild && (await built().then(Boolean, () => false));
    if (isBuilt) {
      await startSandbox(set);
      writeLocalConfiguration(set);
    }
    say("Starting the emulators");
    await startEmulators(set, { only: isBuilt ? EMULATORS : ["firestore"] });
    if (isBuilt) await warmUp(set);
  });

  try {
    await suite("check", runChecks);
    await suite("unit", () => runVitest("unit", files));
    for (const name of ON_EMULATORS)
      await suite(name, async () => {
        await servers();
        if (name !== "rules") await built();
        // Tests switch the Vertex stand-in, which speaks TLS with a certificate of its own.
        const certificate = certificateOf(set);
        const trusting = {
          ...env,
          // What functions wrote is judged after their suite.
          EMULATORS_LOG: logOf(set),
          ...(certificate ? { NODE_EXTRA_CA_CERTS: certificate } : {}),
        };
        const tests = () => runVitest(name, ["--root", `tests/${name}`, ...files], trusting);
        if (name === "rules" && files.length === 0) return withRuleCoverage(tests);
        if (name !== "e2e") return tests();
        rmSync("test-results", { recursive: true, force: true });
        await seed(emulatorVariables(set), ["--reset"]);
        return runPlaywright({ ...trusting, CHROME_PATH: await findChromium() }, files);
      });
  } catch (error) {
    if (!stop.wasAsked()) throw error;
  } finally {
    await stopAll();
  }
  if (stop.wasAsked()) return 1;
  return summary(results);
});

/** What the command line names: suites, parts of file names, and ports of another set. */
function asked() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { shift: { type: "string", default: SHIFT } },
  });
  const suites = positionals.filter((name) => SUITES.includes(name));
  const files = positionals.filter((name) => !SUITES.includes(name));
  if (files.length > 0 && suites.length !== 1)
    throw new Remedy(`Name one suite of ${SUITES.join(", ")}, then parts of file names.`);
  return { suites, files, shift: shiftOf(values.shift) };
}

/**
 * @template T
 * @param {() => Promise<T>} make
 * @returns {() => Promise<T>} gives the one result, or the one failure, to every caller
 */
function lazily(make) {
  /** @type {Promise<T> | undefined} */
  let made;
  return () => {
    made ??= make();
    return made;
  };
}
