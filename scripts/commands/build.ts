import { buildAll } from "../lib/build/build.ts";
import { runCommand } from "../lib/command.ts";

await runCommand(async () => {
  await buildAll("production");
});
