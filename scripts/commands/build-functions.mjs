import { buildFunctions } from "../lib/build-functions.mjs";
import { command } from "../lib/say.mjs";

await command(async () => {
  await buildFunctions();
  return 0;
});
