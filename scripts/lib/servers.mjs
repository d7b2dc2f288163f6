import { startEmulators } from "./emulators.mjs";
import { writeLocalConfiguration } from "./local-configuration.mjs";
import { startSandbox } from "./sandbox.mjs";
import { say } from "./say.mjs";

export const EMULATORS = ["auth", "firestore", "functions", "hosting"];

/**
 * Starts the servers of a set. The sandbox and the configuration that names it come with the functions.
 * @param {import("./set.mjs").ServerSet} set
 * @param {object} [options]
 * @param {readonly string[]} [options.only] emulators to start, of EMULATORS
 * @param {string} [options.data] folder of the data to begin with
 * @returns {Promise<import("./processes.mjs").Running>} the emulators
 */
export async function startServers(set, { only = EMULATORS, data } = {}) {
  if (only.includes("functions")) {
    say("Starting the sandbox: mail, partner blog, Search Console, Vertex");
    await startSandbox(set);
    writeLocalConfiguration(set);
  }
  say("Starting the emulators (about half a minute)");
  return startEmulators(set, { only, ...(data ? { data } : {}) });
}
