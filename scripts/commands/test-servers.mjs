/** The servers of one test set until a signal. Started by scripts/lib/test-set.mjs, which reads the file `running.json`. */
import { rmSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { fingerprint } from "../lib/fingerprint.mjs";
import { portsOf, shiftOf } from "../lib/ports.mjs";
import { killAll, stopAll } from "../lib/processes.mjs";
import { command, Remedy } from "../lib/say.mjs";
import { startServers } from "../lib/servers.mjs";
import { prepareSet } from "../lib/set.mjs";
import { stopRequest } from "../lib/signals.mjs";
import { stateFile } from "../lib/test-set.mjs";
import { warmUp } from "../lib/warm-up.mjs";

await command(async () => {
  const { values } = parseArgs({
    options: {
      name: { type: "string", default: "test" },
      shift: { type: "string", default: "10000" },
      only: { type: "string", default: "" },
      keep: { type: "boolean", default: false },
    },
  });
  const shift = shiftOf(values.shift);
  const only = values.only.split(",");
  const set = prepareSet(values.name, shift, portsOf(shift));
  const stop = stopRequest(killAll, { endWithParent: !values.keep });
  const state = stateFile(values.name);
  try {
    const emulators = await stop.orAfter(startServers(set, { only }));
    if (only.includes("functions")) await stop.orAfter(warmUp(set));
    const running = { pid: process.pid, shift, only, build: fingerprint("emulators") };
    writeFileSync(state, JSON.stringify(running));
    process.send?.("ready");
    await Promise.race([stop.asked, emulators.ended]);
    if (!stop.wasAsked())
      throw new Remedy(`The emulators ended by themselves:\n${emulators.tail()}`);
  } catch (error) {
    if (!stop.wasAsked()) throw error;
  } finally {
    rmSync(state, { force: true });
    await stopAll();
  }
  return 0;
});
