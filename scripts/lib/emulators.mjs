import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findFirestoreJar, willDownload } from "./firestore-jar.mjs";
import { findJava } from "./java.mjs";
import { DEMO_PROJECT, inRoot } from "./paths.mjs";
import { requireFree } from "./ports.mjs";
import { environment, start } from "./processes.mjs";
import { Remedy, say } from "./say.mjs";
import { holdsExport, serveBuiltStyles } from "./set.mjs";

/** Services that run beside the ones asked for. */
const COMPANIONS = { functions: ["eventarc", "tasks"] };
const ALWAYS = ["hub", "logging"];
/** The Firestore emulator does not live long enough to earn back what the optimizing compiler costs. */
const JAVA = { JAVA_TOOL_OPTIONS: "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC" };

/**
 * Starts the emulators of a set and waits until they answer.
 * @param {import("./set.mjs").ServerSet} set
 * @param {object} options
 * @param {readonly string[]} options.only which of auth, firestore, functions, hosting
 * @param {string} [options.data] folder of the data to begin with, and to keep when they stop
 * @param {NodeJS.ProcessEnv} [options.env] for the functions
 * @returns {Promise<import("./processes.mjs").Running>}
 * @throws {Remedy} when a port is taken, Java is missing, or an emulator does not start
 */
export async function startEmulators(set, options) {
  if (options.only.includes("hosting")) serveBuiltStyles(set);
  const emulators = await startOnce(set, options);
  // The functions emulator calls itself ready as well when the code exports nothing.
  if (!options.only.includes("functions") || (await hasFunctions(set))) return emulators;
  await emulators.stop("SIGINT");
  throw new Remedy(
    `The functions emulator finds no function in functions/lib. The whole log: ${logOf(set)}`,
  );
}

/** @param {import("./set.mjs").ServerSet} set */
async function hasFunctions({ ports }) {
  const answer = await fetch(`http://127.0.0.1:${ports.functions}/backends`);
  const { backends } = /** @type {{ backends: { functionTriggers: unknown[] }[] }} */ (
    await answer.json()
  );
  return backends.some(({ functionTriggers }) => functionTriggers.length > 0);
}

/**
 * @param {import("./set.mjs").ServerSet} set
 * @param {{ only: readonly string[], data?: string, env?: NodeJS.ProcessEnv }} options
 */
async function startOnce(set, { only, data, env = {} }) {
  const java = only.includes("firestore") ? findJava() : "";
  const jar = only.includes("firestore") ? findFirestoreJar() : undefined;
  if (only.includes("firestore") && willDownload())
    say("Downloading the Firestore emulator (about 50 MB, once)");
  const companions = only.includes("functions") ? COMPANIONS.functions : [];
  await requireFree(set.ports, [...only, ...companions, ...ALWAYS]);

  const emulators = start(
    inRoot("node_modules/.bin/firebase"),
    [
      ...["emulators:start", "--project", DEMO_PROJECT, "--config", set.config],
      ...["--only", only.join(","), "--non-interactive"],
      ...(data && holdsExport(data) ? ["--import", data] : []),
    ],
    {
      cwd: set.folder,
      env: environment(
        { ...JAVA, ...env, ...(jar && { FIRESTORE_EMULATOR_BINARY_PATH: jar }) },
        java,
      ),
      log: logOf(set),
    },
  );
  try {
    await Promise.race([
      emulators.line(/All emulators ready/),
      emulators
        .line(/Failed to load function definition/)
        .then((line) => Promise.reject(new Error(line))),
    ]);
  } catch (error) {
    await emulators.stop("SIGINT");
    throw new Remedy(
      `The emulators did not start: ${/** @type {Error} */ (error).message}\n${emulators.tail()}\nThe whole log: ${logOf(set)}`,
    );
  }
  return emulators;
}

/**
 * Where a set's emulators write, the functions' lines among the others.
 * @param {Pick<import("./set.mjs").ServerSet, "folder">} set
 */
export function logOf({ folder }) {
  return join(folder, "emulators.log");
}

/**
 * Saves the data of running emulators. The old copy goes only when the new one is complete.
 * @param {import("./set.mjs").ServerSet} set
 * @param {string} data
 */
export async function saveData(set, data) {
  const fresh = `${data}.new`;
  rmSync(fresh, { recursive: true, force: true });
  const answer = await fetch(`http://127.0.0.1:${set.ports.hub}/_admin/export`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ path: fresh, initiatedBy: "stop" }),
  });
  if (!answer.ok || !holdsExport(fresh))
    throw new Remedy(
      `The data could not be saved (${await answer.text()}); the previous copy in ${data} is kept.`,
    );
  const old = `${data}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(data)) renameSync(data, old);
  renameSync(fresh, data);
  rmSync(old, { recursive: true, force: true });
}

/**
 * The variables with which SDKs and tests find the servers of a set.
 * @param {Pick<import("./set.mjs").ServerSet, "shift" | "ports">} set
 * @returns {Record<string, string>}
 */
export function emulatorVariables(set) {
  return {
    GCLOUD_PROJECT: DEMO_PROJECT,
    EMULATOR_SHIFT: String(set.shift),
    // Emulators need no credentials: do not look for a cloud machine to ask for them.
    METADATA_SERVER_DETECTION: "none",
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${set.ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${set.ports.auth}`,
  };
}
