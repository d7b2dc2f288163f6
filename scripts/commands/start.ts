import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildWhenChanged } from "../lib/build/build.ts";
import { watchFunctions } from "../lib/build/functions.ts";
import { command, print, stopSignal, UserError } from "../lib/command.ts";
import { startScheduler } from "../lib/emulators/call-functions.ts";
import { DEMO_ADMIN, folderOf } from "../lib/emulators/configuration.ts";
import { portsOf, requireFree } from "../lib/emulators/ports.ts";
import { ALL_SERVICES, emulatorLog, seed, startServers } from "../lib/emulators/servers.ts";
import { inRoot } from "../lib/paths.ts";
import { startProgram, stopProgram } from "../lib/processes.ts";

const DATA = inRoot(".emulator-data");
const SET = { name: "start", shift: 0 };
const ports = portsOf(SET.shift);

await command(async () => {
  const { values } = parseArgs({
    options: { dev: { type: "boolean" }, fresh: { type: "boolean" } },
  });
  await requireFree(ports, [...ALL_SERVICES, ...(values.dev ? ["vite"] : [])]);
  if (values.fresh) rmSync(DATA, { recursive: true, force: true });
  await buildWhenChanged("emulators");
  const emulators = (await startServers(SET, { data: DATA })).at(-1);
  if ((await seed(SET.shift, ["--if-empty"])) !== 0)
    throw new UserError("The sample content could not be stored: see above.");
  startScheduler(SET.shift);
  if (values.dev) {
    await watchFunctions();
    await startVite();
  }
  announce(values.dev ? ports.vite : ports.hosting);

  await Promise.race([once(stopSignal, "abort"), emulators?.ended]);
  if (!stopSignal.aborted)
    throw new UserError(`The emulators ended by themselves. Log: ${emulatorLog(SET)}`);
  print("Saving the data");
  await stopProgram(emulators?.pid ?? 0);
  if (!readFileSync(emulatorLog(SET), "utf8").includes("Export complete"))
    throw new UserError(`The data could not be saved. Log: ${emulatorLog(SET)}`);
});

async function startVite(): Promise<void> {
  const address = ["--host", "127.0.0.1", "--port", String(ports.vite), "--strictPort"];
  await startProgram("vite", ["--mode", "emulators", ...address], {
    name: "Vite",
    log: join(folderOf(SET), "vite.log"),
    ready: /ready in/,
    cwd: inRoot("web"),
  });
}

function announce(port: number | undefined): void {
  print("");
  print(`Site http://127.0.0.1:${port}`);
  print(`Panel http://127.0.0.1:${port}/nhk`);
  print(`Admin ${DEMO_ADMIN.email} ${DEMO_ADMIN.password}`);
  print(`Mailbox http://127.0.0.1:${ports.mailbox}`);
  print(`Ready http://127.0.0.1:${port}`);
}
