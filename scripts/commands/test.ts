import { parseArgs } from "node:util";
import { command, print } from "../lib/command.ts";
import { parseShift } from "../lib/emulators/ports.ts";
import { planOf } from "../lib/tests/plan.ts";
import { stopTestServers } from "../lib/tests/servers.ts";
import { runSuites } from "../lib/tests/suites.ts";
import { printSummary } from "../lib/tests/summary.ts";

/** Servers for each worker of the browser tests. */
const SETS = ["test", "test-2"];
const DISTANCE = 5000;

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      shift: { type: "string", default: "10000" },
      keep: { type: "boolean", default: false },
      stop: { type: "boolean", default: false },
    },
  });
  if (values.stop) {
    const stopped = await Promise.all(SETS.map(stopTestServers));
    print(stopped.includes(true) ? "Stopped the test servers" : "No test servers are running");
    return 0;
  }
  const shift = parseShift(values.shift);
  const sets = SETS.map((name, index) => ({ name, shift: shift + index * DISTANCE }));
  return printSummary(await runSuites(planOf(positionals), { sets, keep: values.keep }));
});
