import { parseArgs } from "node:util";
import { buildWhenChanged } from "../lib/build/build.ts";
import { runCommand } from "../lib/command.ts";
import { emulatorVariables } from "../lib/emulators/configuration.ts";
import { startServers } from "../lib/emulators/servers.ts";
import { run } from "../lib/processes.ts";

const SHIFT = 30_000;
const USAGE = `npm run load

Sends page requests, forms, view counts and an import at the same time for half a minute, then 2,000 views of one
article, and counts everything that is stored.`;

await runCommand(async () => {
  parseArgs({ options: {} });
  await buildWhenChanged();
  await startServers(
    { name: "load", shift: SHIFT },
    { only: ["auth", "firestore", "storage", "hosting"], sandbox: true },
  );
  return run(process.execPath, ["tests/load/main.ts"], { env: emulatorVariables(SHIFT) });
}, USAGE);
