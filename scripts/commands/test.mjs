import { parseArgs } from "node:util";
import { shiftOf } from "../lib/ports.mjs";
import { killAll, stopAll } from "../lib/processes.mjs";
import { runPlan } from "../lib/run-plan.mjs";
import { command, say } from "../lib/say.mjs";
import { stopRequest } from "../lib/signals.mjs";
import { printSummary } from "../lib/summary.mjs";
import { planOf } from "../lib/test-plan.mjs";
import { stopTestSet } from "../lib/test-set.mjs";

/** Far enough from the ports of `npm start` that both sets fit side by side. */
const SHIFT = "10000";
/** Between the test sets. */
const DISTANCE = 5000;
/** Each worker of the browser tests has one. */
const SETS = ["test", "test-2"];

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      shift: { type: "string", default: SHIFT },
      keep: { type: "boolean", default: false },
      stop: { type: "boolean", default: false },
    },
  });
  if (values.stop) {
    const stopped = await Promise.all(SETS.map(stopTestSet));
    say(stopped.includes(true) ? "Stopped the test servers" : "No test servers are running");
    return 0;
  }
  const shift = shiftOf(values.shift);
  const sets = SETS.map((name, index) => ({ name, shift: shift + index * DISTANCE }));
  const plan = planOf(positionals);
  const stop = stopRequest(killAll);
  /** @type {(() => Promise<void>)[]} */
  const closers = [];
  try {
    const results = runPlan(plan, { sets, keep: values.keep, onOpened: (c) => closers.push(c) });
    return printSummary(await stop.orAfter(results));
  } catch (error) {
    if (!stop.wasAsked()) throw error;
    return 1;
  } finally {
    await stopAll();
    await Promise.all(closers.map((close) => close()));
  }
});
