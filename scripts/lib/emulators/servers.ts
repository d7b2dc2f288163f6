import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { print } from "../command.ts";
import { DEMO_PROJECT, inRoot } from "../paths.ts";
import { type Program, run, startProgram } from "../processes.ts";
import {
  emulatorVariables,
  FUNCTIONS_VARIABLES,
  getFolder,
  type Hosting,
  type ServerSet,
  writeFirebaseConfiguration,
  writeFunctionsFolder,
} from "./configuration.ts";
import { firestoreJar, WITHOUT_PROXY } from "./firestore-jar.ts";
import { requireFree } from "./ports.ts";

export const EMULATORS = ["auth", "firestore", "storage", "functions", "hosting"];
const SANDBOX = ["smtp", "mailbox", "partner", "search", "vertex", "pictures", "indexnow"];
const COMPANIONS = ["hub", "logging", "eventarc", "tasks"];
export const ALL_SERVICES = [...EMULATORS, ...SANDBOX, ...COMPANIONS];
const EXPORT = "firebase-export-metadata.json";
/** Optimizing takes more time than it saves. Reports of what the rules evaluated need up to two gigabytes. */
const JAVA_OPTIONS =
  "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -XX:+IgnoreUnrecognizedVMOptions -XX:+UseTransparentHugePages -Xmx2g";
const NODE_OPTIONS = `--import=${pathToFileURL(inRoot("scripts/lib/emulators/keep-connections.mjs")).href}`;

interface ServerOptions extends Hosting {
  readonly only?: readonly string[];
  /** By default only with the functions. */
  readonly sandbox?: boolean;
  /** Imported and exported. */
  readonly data?: string;
}

/** @returns the emulators last */
export async function startServers(
  set: ServerSet,
  { only = EMULATORS, sandbox, data, ...hosting }: ServerOptions = {},
): Promise<readonly Program[]> {
  const hasFunctions = only.includes("functions");
  const services = [...only, ...COMPANIONS.slice(0, hasFunctions ? 4 : 2)];
  await requireFree(set.shift, services);
  const programs = (sandbox ?? hasFunctions) ? [await startSandbox(set)] : [];
  const config = writeFirebaseConfiguration(set, hosting);
  if (hasFunctions) writeFunctionsFolder(set);
  print("Starting the emulators (about half a minute)");
  const emulators = await startProgram(
    process.execPath,
    [
      inRoot("scripts/lib/emulators/firebase-tools.mjs"),
      ...["emulators:start", "--project", DEMO_PROJECT, "--config", config, "--non-interactive"],
      ...["--only", only.join(",")],
      ...(data && existsSync(join(data, EXPORT)) ? ["--import", data] : []),
      ...(data ? ["--export-on-exit", data] : []),
    ],
    {
      name: "The emulators",
      log: emulatorLog(set),
      ready: /All emulators ready/,
      failed: /Failed to load function definition/,
      env: {
        JAVA_TOOL_OPTIONS: JAVA_OPTIONS,
        NODE_OPTIONS,
        ...(only.includes("firestore") ? firestoreJar() : WITHOUT_PROXY),
      },
      cwd: getFolder(set),
    },
  );
  return [...programs, emulators];
}

/**
 * Serves all functions and the site in one process instead of the Functions and Hosting emulators, which start a process
 * of one to two seconds for every function and for every call beside another.
 */
export async function startFunctionsProcess(set: ServerSet): Promise<Program> {
  await requireFree(set.shift, ["functions", "hosting"]);
  return startProgram(process.execPath, [inRoot("tests/functions/support/functions-process.ts")], {
    name: "The functions",
    log: join(getFolder(set), "functions.log"),
    ready: /^Listening/m,
    env: {
      ...emulatorVariables(set.shift),
      ...FUNCTIONS_VARIABLES,
      NODE_OPTIONS,
      SERVED_CONFIGURATION: writeFirebaseConfiguration(set, {}),
      VERTEX_CA_FILE: join(getFolder(set), "vertex-cert.pem"),
      FIREBASE_CONFIG: JSON.stringify({
        projectId: DEMO_PROJECT,
        storageBucket: `${DEMO_PROJECT}.appspot.com`,
      }),
    },
  });
}

export function emulatorLog(set: ServerSet): string {
  return join(getFolder(set), "emulators.log");
}

async function startSandbox(set: ServerSet): Promise<Program> {
  await requireFree(set.shift, SANDBOX);
  print(
    "Starting the sandbox: mail, partner blog, Search Console, IndexNow, Vertex, other servers' pictures",
  );
  const args = ["--shift", String(set.shift), "--folder", getFolder(set)];
  return startProgram(process.execPath, [inRoot("tests/sandbox/main.ts"), ...args], {
    name: "The sandbox",
    log: join(getFolder(set), "sandbox.log"),
    ready: /^Sandbox ready/m,
  });
}

export function seed(shift: number, args: readonly string[] = []): Promise<number> {
  return run(process.execPath, ["tests/support/seed/main.ts", ...args], {
    env: emulatorVariables(shift),
  });
}
