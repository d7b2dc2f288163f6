import { buildWhenChanged } from "../lib/build/build.ts";
import { runChecks } from "../lib/checks/checks.ts";
import { command } from "../lib/command.ts";

await command(async () => {
  const results = await runChecks(() => buildWhenChanged("emulators"));
  return results.some(({ error }) => error !== undefined) ? 1 : 0;
});
