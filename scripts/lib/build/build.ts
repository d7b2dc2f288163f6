import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { print, stopSignal, UserError } from "../command.ts";
import { inRoot, root } from "../paths.ts";
import { capture, tail } from "../processes.ts";
import { BUILD_FOLDERS, type Mode } from "./folders.ts";
import { buildFunctions } from "./functions.ts";

const INPUTS = [
  "web/{kit,panel,site}/**",
  "domain/**",
  "functions/src/**",
  "functions/package.json",
  "scripts/lib/build/*",
  "firebase.json",
  "package-lock.json",
];
const { site, renderer, functions } = BUILD_FOLDERS.emulators;
const OUTPUTS = [`${site}/index.html`, `${renderer}/entry-server.js`, `${functions}/index.js`];
/** More than there are placeholders. */
const MAX_FAULT_LINES = 60;
/** What the build for emulators was made of. */
const STAMP = inRoot("build/built");

export async function buildAll(mode: Mode): Promise<void> {
  const inputs = fingerprint(mode);
  mkdirSync(inRoot("build"), { recursive: true });
  if (mode === "emulators") writeFileSync(STAMP, "");
  print("Building the site");
  await buildWeb("site", mode);
  print("Building the panel");
  await buildWeb("panel", mode);
  print("Building the functions");
  await buildFunctions(mode);
  if (mode === "emulators") writeFileSync(STAMP, inputs);
}

async function buildWeb(name: "site" | "panel", mode: Mode): Promise<void> {
  const build = [`web/${name}/build/build.mjs`, "--mode", mode];
  const { failed, all } = await capture(process.execPath, build);
  stopSignal.throwIfAborted();
  if (failed) throw new UserError(`The ${name} does not build:\n${tail(all, MAX_FAULT_LINES)}`);
}

let built: Promise<void> | undefined;

/** At most once in a command. */
export function buildWhenChanged(): Promise<void> {
  built ??= (async () => {
    const stamp = existsSync(STAMP) ? readFileSync(STAMP, "utf8") : "";
    const isBuilt = stamp === fingerprint() && OUTPUTS.every((path) => existsSync(inRoot(path)));
    if (isBuilt) print("Nothing changed since the last build");
    else await buildAll("emulators");
  })();
  return built;
}

export function fingerprint(mode: Mode = "emulators"): string {
  const hash = createHash("sha256").update(mode);
  for (const path of globSync(INPUTS, { cwd: root }).sort()) {
    const file = statSync(inRoot(path));
    if (file.isFile()) hash.update(`${path} ${file.size} ${file.mtimeMs}\n`);
  }
  return hash.digest("hex");
}
