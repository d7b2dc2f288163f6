import { runChecks } from "../lib/checks/checks.ts";
import { runCommand } from "../lib/command.ts";

await runCommand(async () => {
  const results = await runChecks();
  return results.some(({ error }) => error !== undefined) ? 1 : 0;
});
