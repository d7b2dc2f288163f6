import { buildWhenChanged } from "../lib/build/build.ts";
import { runChecks } from "../lib/checks/checks.ts";
import { runCommand } from "../lib/command.ts";

await runCommand(async () => {
  const results = await runChecks(() => buildWhenChanged("emulators"));
  return results.some(({ error }) => error !== undefined) ? 1 : 0;
});
