import { buildWhenChanged } from "../lib/build.mjs";
import { runChecks } from "../lib/checks.mjs";
import { command } from "../lib/say.mjs";

await command(async () => {
  const { failed } = await runChecks(() => buildWhenChanged("emulators"));
  return failed > 0 ? 1 : 0;
});
