import { resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { emulatorVariables } from "../emulators.mjs";
import { portsOf } from "../ports.mjs";
import { Remedy } from "../say.mjs";

/** What `backup` and `restore` share of their command lines. */

/**
 * A path as the person meant it: npm runs scripts in the project's folder, wherever it was called.
 * @param {string} path
 */
export function folderOf(path) {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}

/** Lets the SDKs find the emulators of a running `npm start`. */
export function pointAtEmulators() {
  Object.assign(process.env, emulatorVariables({ shift: 0, ports: portsOf(0) }));
}

/**
 * Asks for the id of a real project before it is written to, unless it was given.
 * @param {import("./project.ts").Project} project
 * @param {string | undefined} given
 */
export async function confirm({ id, emulators }, given) {
  if (emulators) return;
  let typed = given;
  if (typed === undefined && process.stdin.isTTY) {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    typed = await terminal.question(`This writes to the real project ${id}. Type its id: `);
    terminal.close();
  }
  if (typed?.trim() !== id)
    throw new Remedy(`Nothing was written. To write to the real project ${id}: --confirm ${id}`);
}

/**
 * Adds to a failure of the cloud what usually is the matter.
 * @template T
 * @param {string} state what holds now
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withAdvice(state, work) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Remedy) throw error;
    const { message } = /** @type {Error} */ (error);
    throw new Remedy(
      `${state}: ${message}. Is the project right, do emulators run, or did you run "gcloud auth application-default login"?`,
    );
  }
}
