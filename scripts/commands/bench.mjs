import { cpSync, rmSync } from "node:fs";
import { buildWhenChanged } from "../lib/build.mjs";
import { findChromium } from "../lib/chromium.mjs";
import { emulatorVariables } from "../lib/emulators.mjs";
import { inRoot } from "../lib/paths.mjs";
import { portsOf } from "../lib/ports.mjs";
import { environment, killAll, run, stopAll } from "../lib/processes.mjs";
import { command } from "../lib/say.mjs";
import { startServers } from "../lib/servers.mjs";
import { prepareSet } from "../lib/set.mjs";
import { stopRequest } from "../lib/signals.mjs";

/** Beside the ports of `npm start` and of `npm test`. */
const SHIFT = 20_000;
/** Copies carry styles of pages that the pages function makes, and a script that names their page: no hash is known. */
const COPIES = {
  source: "/bench/**",
  headers: [{ key: "Content-Security-Policy", value: "style-src 'self' 'unsafe-inline'" }],
};
const FIGURES = "docs/bench.json";

await command(async () => {
  // A copy of the site: the benches add pages to compare with.
  const site = "build/bench/site";
  const set = prepareSet("bench", SHIFT, portsOf(SHIFT), site, [COPIES]);
  const stop = stopRequest(killAll);
  try {
    await stop.orAfter(buildWhenChanged("emulators"));
    rmSync(inRoot(site), { recursive: true, force: true });
    cpSync(inRoot("web/dist"), inRoot(site), { recursive: true });
    await stop.orAfter(startServers(set));
    const env = environment({
      ...emulatorVariables(set),
      CHROME_PATH: await findChromium(),
      HOSTING_FOLDER: inRoot(site),
    });
    const asked = process.argv.slice(2);
    // A whole run is kept; its parts are for looking closer.
    const save = asked.length === 0 ? ["--save", inRoot(FIGURES)] : [];
    const code = await stop.orAfter(
      run("node", ["tests/bench/main.ts", ...asked, ...save], { env }),
    );
    if (save.length > 0)
      await run(inRoot("node_modules/.bin/biome"), ["format", "--write", FIGURES]);
    return code;
  } catch (error) {
    if (!stop.wasAsked()) throw error;
    return 1;
  } finally {
    await stopAll();
  }
});
