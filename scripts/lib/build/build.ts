import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { execa } from "execa";
import { print, stopSignal, UserError } from "../command.ts";
import { inRoot, root } from "../paths.ts";
import { tail } from "../processes.ts";
import { buildFunctions } from "./functions.ts";

type Mode = "production" | "emulators";

const INPUTS = [
  "web/{catalogue,content,src,public,scripts}/**",
  "web/{index.html,package.json,vite.config.ts}",
  "functions/src/**",
  "functions/package.json",
  "scripts/lib/build/*",
  "firebase.json",
  "package-lock.json",
];
const OUTPUTS = ["web/dist/index.html", "web/dist-ssr/entry-server.js", "functions/lib/index.js"];
const STAMP = inRoot("build/built");

export async function buildAll(mode: Mode): Promise<void> {
  const inputs = fingerprint(mode);
  mkdirSync(inRoot("build"), { recursive: true });
  writeFileSync(STAMP, "");
  print("Building the site");
  const { failed, all } = await execa(process.execPath, ["web/scripts/build.mjs", "--mode", mode], {
    cwd: root,
    all: true,
    reject: false,
    cancelSignal: stopSignal,
  });
  stopSignal.throwIfAborted();
  if (failed) throw new UserError(`The site does not build:\n${tail(all)}`);
  print("Building the functions");
  await buildFunctions();
  writeFileSync(STAMP, inputs);
}

export async function buildWhenChanged(mode: Mode): Promise<void> {
  const stamp = existsSync(STAMP) ? readFileSync(STAMP, "utf8") : "";
  const isBuilt = stamp === fingerprint(mode) && OUTPUTS.every((path) => existsSync(inRoot(path)));
  if (isBuilt) print("Nothing changed since the last build");
  else await buildAll(mode);
}

export function fingerprint(mode: Mode): string {
  const hash = createHash("sha256").update(mode);
  for (const path of globSync(INPUTS, { cwd: root }).sort()) {
    const file = statSync(inRoot(path));
    if (file.isFile()) hash.update(`${path} ${file.size} ${file.mtimeMs}\n`);
  }
  return hash.digest("hex");
}
