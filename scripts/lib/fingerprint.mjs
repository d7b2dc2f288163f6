import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { inRoot } from "./paths.mjs";

/** Everything that a build reads. */
const INPUTS = [
  "web/{src,public,scripts}/**",
  "web/{index.html,package.json,vite.config.ts}",
  "functions/src/**",
  "functions/package.json",
  "scripts/lib/{build,build-functions,hosting-policy}.*",
  "firebase.json",
  "package-lock.json",
];
const OUTPUTS = ["web/dist/index.html", "web/dist-ssr/entry-server.js", "functions/lib/index.js"];
const STAMP = "build/built";

/**
 * A text that changes whenever a file that the build reads does.
 * @param {string} mode of the build
 */
export function fingerprint(mode) {
  const hash = createHash("sha256").update(mode);
  for (const path of INPUTS.flatMap((pattern) => globSync(pattern, { cwd: inRoot() })).sort()) {
    const file = statSync(inRoot(path));
    if (file.isFile()) hash.update(`${path} ${file.size} ${file.mtimeMs}\n`);
  }
  return hash.digest("hex");
}

/** @param {string} print */
export function isBuilt(print) {
  return (
    OUTPUTS.every((path) => existsSync(inRoot(path))) &&
    existsSync(inRoot(STAMP)) &&
    readFileSync(inRoot(STAMP), "utf8") === print
  );
}

/** @param {string} print '' while a build is under way */
export function markBuilt(print) {
  mkdirSync(inRoot("build"), { recursive: true });
  writeFileSync(inRoot(STAMP), print);
}
