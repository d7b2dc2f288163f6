import { spawn } from "node:child_process";
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { fingerprint } from "./fingerprint.mjs";
import { inRoot } from "./paths.mjs";
import { environment } from "./processes.mjs";
import { Remedy, say } from "./say.mjs";

/**
 * Servers for tests, in a process of their own that may outlive the command that started it.
 * @typedef {object} TestSet
 * @property {string} name folder below build/
 * @property {number} shift added to every port
 */

/** @typedef {{ pid: number, shift: number, only: readonly string[], build: string }} RunningSet */

/** @param {string} name of a test set */
export function stateFile(name) {
  return inRoot("build", name, "running.json");
}

/**
 * @param {string} name
 * @returns {RunningSet | undefined} the set that an earlier command left running
 */
export function runningSet(name) {
  if (!existsSync(stateFile(name))) return undefined;
  /** @type {RunningSet} */
  const running = JSON.parse(readFileSync(stateFile(name), "utf8"));
  return isAlive(running.pid) ? running : undefined;
}

/**
 * Uses a running test set, or starts one. A running one is replaced when it lacks an emulator or serves another build.
 * @param {TestSet} set
 * @param {object} needs
 * @param {readonly string[]} needs.only emulators
 * @param {boolean} needs.keep leave it running when this command ends
 * @returns {Promise<() => Promise<void>>} ends it, unless it is kept or was running before
 * @throws {Remedy} with the end of its log, when it does not start
 */
export async function openTestSet({ name, shift }, { only, keep }) {
  const running = runningSet(name);
  if (running) {
    const serves = !only.includes("hosting") || running.build === fingerprint("emulators");
    if (serves && running.shift === shift && only.every((one) => running.only.includes(one)))
      return async () => {};
    say(`Replacing the running test set "${name}"`);
    await stopTestSet(name);
  }
  const pid = await startTestSet({ name, shift }, only, keep);
  return keep ? async () => {} : () => end(pid);
}

/**
 * Stops a test set that an earlier command left running.
 * @param {string} name
 * @returns {Promise<boolean>} whether there was one
 */
export async function stopTestSet(name) {
  const running = runningSet(name);
  if (running) await end(running.pid);
  return running !== undefined;
}

/**
 * @param {TestSet} set
 * @param {readonly string[]} only
 * @param {boolean} keep
 * @returns {Promise<number>} its process id, once it answers
 */
async function startTestSet({ name, shift }, only, keep) {
  mkdirSync(inRoot("build", name), { recursive: true });
  const path = inRoot("build", name, "servers.log");
  const log = openSync(path, "w");
  const child = spawn(
    process.execPath,
    [
      ...[inRoot("scripts/commands/test-servers.mjs"), "--name", name, "--shift", String(shift)],
      ...["--only", only.join(","), ...(keep ? ["--keep"] : [])],
    ],
    { cwd: inRoot(), env: environment(), detached: true, stdio: ["ignore", log, log, "ipc"] },
  );
  closeSync(log);
  /** @type {PromiseWithResolvers<void>} */
  const { promise, resolve, reject } = Promise.withResolvers();
  child.once("message", () => resolve());
  child.once("exit", () => reject(new Remedy(readFileSync(path, "utf8").trimEnd())));
  await promise;
  child.disconnect();
  child.unref();
  return child.pid ?? 0;
}

/** @param {number} pid */
async function end(pid) {
  process.kill(pid, "SIGTERM");
  while (isAlive(pid)) await wait(100);
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
