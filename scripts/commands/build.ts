import { parseArgs } from "node:util";
import { buildAll } from "../lib/build/build.ts";
import { runCommand, UserError } from "../lib/command.ts";

await runCommand(async () => {
  const { mode } = parseArgs({
    options: { mode: { type: "string", default: "production" } },
  }).values;
  if (mode !== "production" && mode !== "emulators")
    throw new UserError("--mode takes production or emulators.");
  await buildAll(mode);
});
