import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { type FaultProxy, startFaultProxy } from "../sandbox/fault-proxy.ts";
import { addresses } from "./addresses.ts";
import { callAt, type Outcome } from "./call-function.ts";

interface Surroundings {
  /** Ports of services that stand elsewhere than in this set, a fault proxy for example. */
  readonly ports?: Partial<Record<"firestore" | "auth" | "smtp" | "search" | "partner", number>>;
  /** How far the clock is ahead, in milliseconds. */
  readonly skewMs?: number;
  /** How many times shorter it waits for whatever takes longer than a second. */
  readonly hurry?: number;
}

/** An instance of the built functions with surroundings of its own. */
export interface OwnFunctions {
  readonly ports: { readonly functions: number; readonly hosting: number };
  /** Origin of the site. */
  readonly site: string;
  /** Address of a function. */
  readonly at: (name: string) => string;
  /** Calls a function of this instance from a browser. */
  readonly call: (name: string, data: unknown, idToken?: string) => Promise<Outcome>;
  /** What it has written down so far. */
  readonly log: () => string;
  /** Kills it at once, in the middle of whatever it does. */
  readonly kill: () => Promise<void>;
}

/** Starts an instance and waits until it listens. @throws with its log when it ends before */
export async function startOwnFunctions(around: Surroundings = {}): Promise<OwnFunctions> {
  const { ports: used, project, region } = addresses();
  const ports = { ...used, ...around.ports };
  const here = (path: string) => new URL(path, import.meta.url).pathname;
  const child = spawn(
    process.execPath,
    ["--import", here("skewed-clock.ts"), here("functions-process.ts")],
    {
      stdio: ["pipe", "pipe", "pipe"],
      env: {
        ...process.env,
        CLOCK_SKEW_MS: String(around.skewMs ?? 0),
        CLOCK_HURRY: String(around.hurry ?? 1),
        OWN_PORTS: JSON.stringify(ports),
        FUNCTIONS_EMULATOR: "true",
        // As the Functions emulator has it: ID tokens are read without asking Auth, which only its emulator would need.
        FIREBASE_DEBUG_MODE: "true",
        FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true }),
        GCLOUD_PROJECT: project,
        FIREBASE_CONFIG: JSON.stringify({ projectId: project }),
        FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
        FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
      },
    },
  );
  const lines: string[] = [];
  const [functions, hosting] = await listening(child, lines);
  const ended = once(child, "exit");
  const at = (name: string) => `http://127.0.0.1:${functions}/${project}/${region}/${name}`;
  return {
    ports: { functions, hosting },
    site: `http://127.0.0.1:${hosting}`,
    at,
    call: (name, data, idToken) =>
      callAt(at(name), data, idToken, { "user-agent": "Mozilla/5.0 Firefox/140.0" }),
    log: () => lines.join("\n"),
    kill: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
      await ended;
    },
  };
}

/** An instance whose way to one service is the test's to spoil. */
export async function startFunctionsBehind(
  service: "firestore" | "auth",
  around: Pick<Surroundings, "hurry"> = {},
): Promise<{
  readonly way: FaultProxy;
  readonly functions: OwnFunctions;
  readonly end: () => Promise<void>;
}> {
  const way = await startFaultProxy(addresses().ports[service]);
  const functions = await startOwnFunctions({ ...around, ports: { [service]: way.port } });
  const end = async () => {
    await functions.kill();
    await way.close();
  };
  return { way, functions, end };
}

/** @returns the ports of functions and site */
function listening(
  { stdout, stderr }: ChildProcess,
  lines: string[],
): Promise<readonly [functions: number, hosting: number]> {
  return new Promise((resolve, reject) => {
    for (const stream of [stdout, stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on("line", (line) => {
        const [, functions, hosting] = /^Listening (\d+) (\d+)$/.exec(line) ?? [];
        if (functions) resolve([Number(functions), Number(hosting)]);
        else lines.push(line);
      });
      stream.on("close", () => reject(new Error(`The functions ended:\n${lines.join("\n")}`)));
    }
  });
}
