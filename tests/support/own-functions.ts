import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { localParameters } from "../../scripts/lib/local-parameters.ts";
import { type FaultProxy, startFaultProxy } from "../sandbox/fault-proxy.ts";
import { demoAdmin } from "./accounts.ts";
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
  /** Origin: `/<name>` is a function, other paths are pages. */
  readonly url: string;
  /** Calls a function of this instance from a browser. */
  readonly call: (name: string, data: unknown, idToken?: string) => Promise<Outcome>;
  /** What it has written down so far. */
  readonly log: () => string;
  /** Kills it at once, in the middle of whatever it does. */
  readonly kill: () => Promise<void>;
}

/** Starts an instance and waits until it listens. @throws with its log when it ends before */
export async function startOwnFunctions(around: Surroundings = {}): Promise<OwnFunctions> {
  const at = addresses();
  const ports = { ...at.ports, ...around.ports };
  const { params, secrets } = localParameters(ports, demoAdmin.email);
  const here = (path: string) => new URL(path, import.meta.url).pathname;
  const child = spawn(
    process.execPath,
    ["--import", here("skewed-clock.ts"), here("functions-process.ts")],
    {
      stdio: ["pipe", "pipe", "pipe"],
      env: {
        ...process.env,
        ...params,
        ...secrets,
        CLOCK_SKEW_MS: String(around.skewMs ?? 0),
        CLOCK_HURRY: String(around.hurry ?? 1),
        FUNCTIONS_EMULATOR: "true",
        // As the Functions emulator has it: ID tokens are read without asking Auth, which only its emulator would need.
        FIREBASE_DEBUG_MODE: "true",
        FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true }),
        GCLOUD_PROJECT: at.project,
        FIREBASE_CONFIG: JSON.stringify({ projectId: at.project }),
        FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
        FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
      },
    },
  );
  const lines: string[] = [];
  const port = await listening(child, lines);
  const ended = once(child, "exit");
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    call: (name, data, idToken) =>
      callAt(`${url}/${name}`, data, idToken, { "user-agent": "Mozilla/5.0 Firefox/140.0" }),
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

function listening({ stdout, stderr }: ChildProcess, lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    for (const stream of [stdout, stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on("line", (line) => {
        lines.push(line);
        const [, port] = /^Listening (\d+)$/.exec(line) ?? [];
        if (port) resolve(port);
      });
      stream.on("close", () => reject(new Error(`The functions ended:\n${lines.join("\n")}`)));
    }
  });
}
