import { buildWhenChanged } from "../lib/build.mjs";
import { emulatorVariables, startEmulators } from "../lib/emulators.mjs";
import { writeLocalConfiguration } from "../lib/local-configuration.mjs";
import { portsOf } from "../lib/ports.mjs";
import { environment, killAll, run, stopAll } from "../lib/processes.mjs";
import { startSandbox } from "../lib/sandbox.mjs";
import { command, say } from "../lib/say.mjs";
import { prepareSet } from "../lib/set.mjs";
import { stopRequest } from "../lib/signals.mjs";

/** Beside the ports of `npm start` and of `npm test`. */
const SHIFT = 20_000;

await command(async () => {
  const set = prepareSet("bench", SHIFT, portsOf(SHIFT));
  const stop = stopRequest(killAll);
  try {
    await stop.orAfter(buildWhenChanged("emulators"));
    await startSandbox(set);
    writeLocalConfiguration(set);
    say("Starting the emulators");
    await stop.orAfter(
      startEmulators(set, { only: ["auth", "firestore", "functions", "hosting"] }),
    );
    const env = environment(emulatorVariables(set));
    return await stop.orAfter(
      run("node", ["tests/bench/main.ts", ...process.argv.slice(2)], { env }),
    );
  } catch (error) {
    if (!stop.wasAsked()) throw error;
    return 1;
  } finally {
    await stopAll();
  }
});
