import { parseArgs } from "node:util";
import { buildWhenChanged } from "../lib/build/build.ts";
import { runCommand } from "../lib/command.ts";
import { emulatorVariables } from "../lib/emulators/configuration.ts";
import { parseShift } from "../lib/emulators/ports.ts";
import { startServers } from "../lib/emulators/servers.ts";
import { run } from "../lib/processes.ts";

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      seconds: { type: "string", default: "30" },
      shift: { type: "string", default: "30000" },
    },
  });
  const shift = parseShift(values.shift);
  await buildWhenChanged("emulators");
  await startServers(
    { name: "load", shift },
    { only: ["auth", "firestore", "storage", "hosting"], sandbox: true },
  );
  return run(process.execPath, ["tests/load/main.ts", "--seconds", values.seconds], {
    env: emulatorVariables(shift),
  });
});
