import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { inRoot } from "./paths.mjs";
import { Remedy } from "./say.mjs";

/** @typedef {Record<string, number>} Ports service name -> port of 127.0.0.1 */

/**
 * Every port of a set of servers. The emulators' come from firebase.json, the sandbox's from tests/sandbox.
 * @param {number} shift added to each, so that several sets run side by side
 * @returns {Ports}
 */
export function portsOf(shift) {
  const { emulators } = JSON.parse(readFileSync(inRoot("firebase.json"), "utf8"));
  const sandbox = JSON.parse(readFileSync(inRoot("tests/sandbox/ports.json"), "utf8"));
  const pairs = Object.entries(emulators).flatMap(([name, { port }]) =>
    port ? [[name, port]] : [],
  );
  return Object.fromEntries(
    [...pairs, ...Object.entries(sandbox)].map(([name, port]) => [name, port + shift]),
  );
}

/**
 * @param {string} text of `--shift`
 * @throws {Remedy} when it moves no port to another one
 */
export function shiftOf(text) {
  const shift = Number(text);
  if (!Number.isInteger(shift) || shift < 0 || shift > 40_000)
    throw new Remedy("--shift takes a whole number from 0 to 40000.");
  return shift;
}

/**
 * @param {Ports} ports
 * @param {readonly string[]} names the services that are about to start
 * @throws {Remedy} naming the first one that is taken
 */
export async function requireFree(ports, names) {
  for (const name of names) {
    const port = ports[name];
    if (port !== undefined && (await isTaken(port)))
      throw new Remedy(
        `Port ${port} (${name}) is in use: stop the program that holds it ("lsof -i :${port}" names it), or another run of this project, and try again.`,
      );
  }
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isTaken(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" });
    const answer = (/** @type {boolean} */ taken) => {
      socket.destroy();
      resolve(taken);
    };
    socket.once("connect", () => answer(true));
    socket.once("error", () => answer(false));
  });
}
