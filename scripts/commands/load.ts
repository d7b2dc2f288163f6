import { buildWhenChanged } from "../lib/build/build.ts";
import { runCommand } from "../lib/command.ts";
import { emulatorVariables } from "../lib/emulators/configuration.ts";
import { startServers } from "../lib/emulators/servers.ts";
import { run } from "../lib/processes.ts";

const SHIFT = 30_000;

await runCommand(async () => {
  await buildWhenChanged();
  await startServers(
    { name: "load", shift: SHIFT },
    { only: ["auth", "firestore", "storage", "hosting"], sandbox: true },
  );
  return run(process.execPath, ["tests/load/main.ts"], { env: emulatorVariables(SHIFT) });
});
