import { parseArgs } from "node:util";
import { buildAll } from "../lib/build.mjs";
import { command } from "../lib/say.mjs";

await command(async () => {
  const { values } = parseArgs({ options: { mode: { type: "string", default: "production" } } });
  await buildAll(values.mode);
  return 0;
});
