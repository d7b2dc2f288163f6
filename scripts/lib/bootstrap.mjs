/**
 * From nothing but a host Node 20 and npm to the project's own Node 24 with every dependency in place.
 * Imports only what exists before the first install.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findJava } from "./java.mjs";
import { inRoot } from "./paths.mjs";
import { command, Remedy, say } from "./say.mjs";
import { whenOrphaned } from "./signals.mjs";

/** The oldest Node 24 that has everything we call (tls.setDefaultCACertificates). */
const OLDEST_NODE = [24, 5];

/**
 * Runs `scripts/commands/<name>.mjs` with the arguments of this process, under Node 24.
 * @param {string} name
 * @param {{ java?: boolean, install?: boolean }} [needs] `java`: say before anything else when it is missing;
 *   `install`: bring the dependencies up to the lockfile
 */
export function bootstrap(name, { java = false, install = false } = {}) {
  return command(async () => {
    if (java) findJava();
    if (install || !existsSync(stamp())) installDependencies();
    const node = findNode();
    const child = spawn(
      node,
      [inRoot("scripts/commands", `${name}.mjs`), ...process.argv.slice(2)],
      {
        stdio: "inherit",
      },
    );
    // Ctrl-C reaches the child by itself: we only wait for its orderly end. Other signals are passed on.
    process.on("SIGINT", () => {});
    process.on("SIGTERM", () => child.kill("SIGTERM"));
    process.on("SIGHUP", () => child.kill("SIGHUP"));
    whenOrphaned(() => child.kill("SIGTERM"));
    return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
  });
}

/** Where the hash of the installed lockfile is kept: it goes away with what it describes. */
function stamp() {
  return inRoot("node_modules", ".installed-lockfile");
}

function installDependencies() {
  const hash = createHash("sha256")
    .update(readFileSync(inRoot("package-lock.json")))
    .digest("hex");
  if (existsSync(stamp()) && readFileSync(stamp(), "utf8") === hash) return;
  const fresh = !existsSync(inRoot("node_modules"));
  say(fresh ? "Installing dependencies (a few minutes, once)" : "Updating dependencies");
  // --no-save: a changed lockfile is followed, never rewritten.
  const args = fresh ? ["ci"] : ["install", "--no-save"];
  const { status } = spawnSync("npm", [...args, "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: inRoot(),
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0)
    throw new Remedy(`"npm ${args[0]}" failed: check the network, then run this command again.`);
  writeFileSync(stamp(), hash);
}

/** @returns {string} a Node of version 24.5 or newer: the project's own, else the one that runs this */
function findNode() {
  const local = join(
    inRoot("node_modules", ".bin"),
    process.platform === "win32" ? "node.cmd" : "node",
  );
  if (existsSync(local)) return local;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [wantMajor = 0, wantMinor = 0] = OLDEST_NODE;
  if (major > wantMajor || (major === wantMajor && minor >= wantMinor)) return process.execPath;
  throw new Remedy(
    `Node ${OLDEST_NODE.join(".")} or newer is needed on this kind of machine: install it from https://nodejs.org and run this command again.`,
  );
}
