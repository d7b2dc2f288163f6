import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { emulatorVariables } from "../lib/emulators.mjs";
import { inRoot } from "../lib/paths.mjs";
import { portsOf } from "../lib/ports.mjs";
import { environment, killAll, run, stopAll } from "../lib/processes.mjs";
import { command, Remedy } from "../lib/say.mjs";
import { startServers } from "../lib/servers.mjs";
import { prepareSet } from "../lib/set.mjs";
import { stopRequest } from "../lib/signals.mjs";

await command(async () => {
  const { values, positionals } = parseArgs({
    options: {
      only: { type: "string", default: "firestore" },
      shift: { type: "string", default: "10000" },
    },
    allowPositionals: true,
  });
  const [file, ...args] = positionals;
  if (!file)
    throw new Remedy("Say what to run: node scripts/emulators.mjs --only firestore -- <command>");

  const shift = Number(values.shift);
  const only = values.only.split(",");
  const set = prepareSet(`shift-${shift}`, shift, portsOf(shift));
  const stop = stopRequest(killAll);
  try {
    if (only.includes("functions") && !existsSync(inRoot("functions/lib/index.js")))
      throw new Remedy("The functions are not built: run npm run build -- --mode emulators first.");
    await stop.orAfter(startServers(set, { only }));
    return await stop.orAfter(run(file, args, { env: environment(emulatorVariables(set)) }));
  } catch (error) {
    if (!stop.wasAsked()) throw error;
    return 1;
  } finally {
    await stopAll();
  }
});
