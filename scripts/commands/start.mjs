import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { buildWhenChanged } from "../lib/build.mjs";
import { watchFunctions } from "../lib/build-functions.mjs";
import { emulatorVariables, saveData } from "../lib/emulators.mjs";
import { DEMO_ADMIN } from "../lib/local-configuration.mjs";
import { inRoot } from "../lib/paths.mjs";
import { portsOf, requireFree } from "../lib/ports.mjs";
import { killAll, start, stopAll } from "../lib/processes.mjs";
import { SANDBOX } from "../lib/sandbox.mjs";
import { command, Remedy, say } from "../lib/say.mjs";
import { startScheduler } from "../lib/scheduler.mjs";
import { seed } from "../lib/seed.mjs";
import { EMULATORS, startServers } from "../lib/servers.mjs";
import { prepareSet } from "../lib/set.mjs";
import { stopRequest } from "../lib/signals.mjs";

const DATA = inRoot(".emulator-data");

await command(async () => {
  const { values } = parseArgs({
    options: { dev: { type: "boolean" }, fresh: { type: "boolean" } },
  });
  const ports = portsOf(0);
  const set = prepareSet("start", 0, ports);
  const stop = stopRequest(killAll);
  /** @type {(() => Promise<void>) | undefined} */
  let unwatch;
  /** @type {(() => void) | undefined} */
  let unschedule;
  let up = false;
  try {
    await requireFree(ports, [...EMULATORS, ...SANDBOX, "hub", ...(values.dev ? ["vite"] : [])]);
    if (values.fresh) rmSync(DATA, { recursive: true, force: true });
    await stop.orAfter(buildWhenChanged("emulators"));

    const emulators = await stop.orAfter(startServers(set, { data: DATA }));
    up = true;
    const seeded = await seed(emulatorVariables(set), ["--if-empty"]);
    if (seeded !== 0) throw new Remedy("The sample content could not be stored: see above.");

    unschedule = startScheduler(set);
    if (values.dev) {
      unwatch = await watchFunctions();
      await stop.orAfter(startVite(set));
    }
    announce(ports, values.dev ? ports.vite : ports.hosting);
    await Promise.race([stop.asked, emulators.ended]);
    if (!stop.wasAsked())
      throw new Remedy(`The emulators ended by themselves:\n${emulators.tail()}`);
  } catch (error) {
    if (!stop.wasAsked()) throw error;
  } finally {
    await unwatch?.();
    unschedule?.();
    if (up && stop.wasAsked()) {
      say("Saving the data");
      await saveData(set, DATA);
    }
    await stopAll();
    if (stop.wasAsked()) say("Stopped");
  }
  return 0;
});

/** @param {import("../lib/set.mjs").ServerSet} set */
async function startVite({ ports, folder }) {
  const vite = start(
    inRoot("node_modules/.bin/vite"),
    ["--mode", "emulators", "--host", "127.0.0.1", "--port", String(ports.vite), "--strictPort"],
    { cwd: inRoot("web"), log: `${folder}/vite.log` },
  );
  await vite.line(/ready in/).catch(() => {
    throw new Remedy(`Vite did not start:\n${vite.tail()}`);
  });
  return vite;
}

/**
 * @param {import("../lib/ports.mjs").Ports} ports
 * @param {number | undefined} front port of the site
 */
function announce(ports, front) {
  say("");
  say(`Site http://127.0.0.1:${front}`);
  say(`Panel http://127.0.0.1:${front}/nhk`);
  say(`Admin ${DEMO_ADMIN.email} ${DEMO_ADMIN.password}`);
  say(`Mailbox http://127.0.0.1:${ports.mailbox}`);
  say(`Ready http://127.0.0.1:${front}`);
}
