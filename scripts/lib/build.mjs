import { buildFunctions } from "./build-functions.mjs";
import { fingerprint, isBuilt, markBuilt } from "./fingerprint.mjs";
import { inRoot } from "./paths.mjs";
import { start } from "./processes.mjs";
import { Remedy, say } from "./say.mjs";

/**
 * Builds the site (browser files, server renderer, finished pages), then the functions, which contain the renderer.
 * @param {string} mode "production" or "emulators"
 * @throws {Remedy} with the end of the output of what failed
 */
export async function buildAll(mode) {
  const print = fingerprint(mode);
  markBuilt("");
  say("Building the site");
  const log = inRoot("build", "build.log");
  const site = start(process.execPath, ["web/scripts/build.mjs", "--mode", mode], { log });
  if ((await site.ended) !== 0)
    throw new Remedy(`The site does not build; mend this and try again:\n${site.tail()}`);
  say("Building the functions");
  await buildFunctions();
  markBuilt(print);
}

/**
 * As buildAll, unless nothing changed since the last build in that mode.
 * @param {string} mode
 * @returns {Promise<true>}
 */
export async function buildWhenChanged(mode) {
  if (isBuilt(fingerprint(mode))) say("Nothing changed since the last build");
  else await buildAll(mode);
  return true;
}
