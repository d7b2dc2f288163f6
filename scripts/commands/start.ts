import { once } from "node:events";
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import demoAdmin from "../../tests/support/demo-admin.json" with { type: "json" };
import { buildWhenChanged } from "../lib/build/build.ts";
import { watchFunctions } from "../lib/build/functions.ts";
import { print, runCommand, stopSignal, UserError } from "../lib/command.ts";
import { emulatorVariables, getFolder, type ServerSet } from "../lib/emulators/configuration.ts";
import { getPorts, parseShift, requireFree } from "../lib/emulators/ports.ts";
import { runSchedules } from "../lib/emulators/scheduler.ts";
import { ALL_SERVICES, emulatorLog, seed, startServers } from "../lib/emulators/servers.ts";
import { inRoot } from "../lib/paths.ts";
import { startProgram, stopProgram } from "../lib/processes.ts";

const USAGE = `npm start -- [options]    (npm run dev -- [options] with hot reload)

  --fresh     deletes the stored data first
  --shift N   adds N (20, 30, 40, 50, 70, 80 or 90) to every port; such a run keeps data of its own
  --help      prints this text`;

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      dev: { type: "boolean" },
      fresh: { type: "boolean" },
      shift: { type: "string", default: "0" },
    },
  });
  const shift = parseShift(values.shift);
  const suffix = shift === 0 ? "" : `-${shift}`;
  const set = { name: `start${suffix}`, shift };
  const data = inRoot(`.emulator-data${suffix}`);
  const ports = getPorts(shift);
  await requireFree(shift, [...ALL_SERVICES, ...(values.dev ? ["vite"] : [])]);
  const copy = `${data}-copy`;
  if (values.fresh)
    for (const folder of [data, copy]) rmSync(folder, { recursive: true, force: true });
  restoreInterrupted(data, copy);
  await buildWhenChanged();
  const emulators = (await startServers(set, { data })).at(-1);
  if ((await seed(shift, ["--if-empty"])) !== 0)
    throw new UserError("The sample content could not be stored: see above.");
  void runSchedules(shift).catch(() => undefined);
  if (values.dev) {
    await watchFunctions();
    await startVite(set, ports.vite);
  }
  const site = `http://127.0.0.1:${values.dev ? ports.vite : ports.hosting}`;
  print(`
Site ${site}
Panel ${site}/nhk
Admin ${demoAdmin.email} ${demoAdmin.password}
Mailbox http://127.0.0.1:${ports.mailbox}
Ready ${site}`);

  await Promise.race([once(stopSignal, "abort"), emulators?.ended]);
  if (!stopSignal.aborted)
    throw new UserError(`The emulators ended by themselves. Log: ${emulatorLog(set)}`);
  print("Saving the data");
  if (existsSync(data)) cpSync(data, copy, { recursive: true });
  await stopProgram(emulators?.pid ?? 0);
  if (!readFileSync(emulatorLog(set), "utf8").includes("Export complete"))
    throw new UserError(
      `The data could not be saved.${existsSync(copy) ? ` Those of the last good save are kept in ${copy}, and the next npm start uses them.` : ""} Log: ${emulatorLog(set)}`,
    );
  rmSync(copy, { recursive: true, force: true });
}, USAGE);

/** The emulators delete the data of the last save before new ones are whole; the copy is deleted when they are. */
function restoreInterrupted(data: string, copy: string): void {
  if (!existsSync(copy)) return;
  print("The last save did not end: using the data of the one before it");
  rmSync(data, { recursive: true, force: true });
  renameSync(copy, data);
}

async function startVite(set: ServerSet, port: number): Promise<void> {
  await startProgram(process.execPath, [inRoot("scripts/lib/dev-server.ts"), String(port)], {
    name: "Vite",
    log: join(getFolder(set), "vite.log"),
    ready: /ready in/,
    env: emulatorVariables(set.shift),
  });
}
