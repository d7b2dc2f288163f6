import { parseArgs } from "node:util";
import { runCommand } from "../lib/command.ts";
import { parseShift } from "../lib/emulators/ports.ts";
import { seed } from "../lib/emulators/servers.ts";

const USAGE = `npm run seed [-- --shift N]

Writes the sample content into the emulators of a running npm start.`;

await runCommand(async () => {
  const { shift } = parseArgs({ options: { shift: { type: "string", default: "0" } } }).values;
  return seed(parseShift(shift));
}, USAGE);
