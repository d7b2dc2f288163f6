import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import demoAdmin from "../../tests/support/demo-admin.json" with { type: "json" };
import { buildWhenChanged } from "../lib/build/build.ts";
import { watchFunctions } from "../lib/build/functions.ts";
import { print, runCommand, stopSignal, UserError } from "../lib/command.ts";
import { emulatorVariables, folderOf, type ServerSet } from "../lib/emulators/configuration.ts";
import { parseShift, portsOf, requireFree } from "../lib/emulators/ports.ts";
import { runSchedules } from "../lib/emulators/scheduler.ts";
import { ALL_SERVICES, emulatorLog, seed, startServers } from "../lib/emulators/servers.ts";
import { inRoot } from "../lib/paths.ts";
import { startProgram, stopProgram } from "../lib/processes.ts";

const USAGE = `npm start -- [options]    (npm run dev -- [options] with hot reload)

  --fresh     deletes the stored data first
  --shift N   adds N to every port; such a run keeps data of its own
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
  const ports = portsOf(shift);
  await requireFree(shift, [...ALL_SERVICES, ...(values.dev ? ["vite"] : [])]);
  if (values.fresh) rmSync(data, { recursive: true, force: true });
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
  await stopProgram(emulators?.pid ?? 0);
  if (!readFileSync(emulatorLog(set), "utf8").includes("Export complete"))
    throw new UserError(`The data could not be saved. Log: ${emulatorLog(set)}`);
}, USAGE);

async function startVite(set: ServerSet, port: number): Promise<void> {
  const address = ["--host", "127.0.0.1", "--port", String(port), "--strictPort"];
  await startProgram("vite", ["--mode", "emulators", ...address], {
    name: "Vite",
    log: join(folderOf(set), "vite.log"),
    ready: /ready in/,
    env: emulatorVariables(set.shift),
    cwd: inRoot("web"),
  });
}
