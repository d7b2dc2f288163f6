// node scripts/run.mjs emulators --only firestore,auth --shift 10000 -- <command>
import { parseArgs } from "node:util";
import { runCommand, UserError } from "../lib/command.ts";
import { emulatorVariables } from "../lib/emulators/configuration.ts";
import { parseShift } from "../lib/emulators/ports.ts";
import { startServers } from "../lib/emulators/servers.ts";
import { run } from "../lib/processes.ts";

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: {
      only: { type: "string", default: "firestore" },
      shift: { type: "string", default: "10000" },
    },
    allowPositionals: true,
  });
  const [file, ...args] = positionals;
  if (!file) throw new UserError("Add the command: emulators --only firestore -- <command>");
  const shift = parseShift(values.shift);
  await startServers({ name: `shift-${shift}`, shift }, { only: values.only.split(",") });
  return run(file, args, { env: emulatorVariables(shift) });
});
