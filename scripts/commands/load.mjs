import { parseArgs } from "node:util";
import { buildWhenChanged } from "../lib/build.mjs";
import { emulatorVariables } from "../lib/emulators.mjs";
import { portsOf, shiftOf } from "../lib/ports.mjs";
import { environment, killAll, run, stopAll } from "../lib/processes.mjs";
import { startSandbox } from "../lib/sandbox.mjs";
import { command } from "../lib/say.mjs";
import { startServers } from "../lib/servers.mjs";
import { prepareSet } from "../lib/set.mjs";
import { stopRequest } from "../lib/signals.mjs";

/** Beside the ports of `npm start`, `npm test` and `npm run bench`. */
const SHIFT = "30000";

await command(async () => {
  const { values } = parseArgs({
    options: {
      seconds: { type: "string", default: "30" },
      shift: { type: "string", default: SHIFT },
    },
  });
  const shift = shiftOf(values.shift);
  const set = prepareSet("load", shift, portsOf(shift));
  const stop = stopRequest(killAll);
  try {
    await stop.orAfter(buildWhenChanged("emulators"));
    await startSandbox(set);
    await stop.orAfter(startServers(set, { only: ["auth", "firestore", "hosting"] }));
    const env = environment(emulatorVariables(set));
    const args = ["tests/load/main.ts", "--seconds", values.seconds];
    return await stop.orAfter(run("node", args, { env }));
  } catch (error) {
    if (!stop.wasAsked()) throw error;
    return 1;
  } finally {
    await stopAll();
  }
});
