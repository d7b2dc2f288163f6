import { parseArgs } from "node:util";
import { buildAll } from "../lib/build/build.ts";
import { command, UserError } from "../lib/command.ts";

await command(async () => {
  const { mode } = parseArgs({
    options: { mode: { type: "string", default: "production" } },
  }).values;
  if (mode !== "production" && mode !== "emulators")
    throw new UserError("--mode takes production or emulators.");
  await buildAll(mode);
});
