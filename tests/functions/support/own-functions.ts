import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { FUNCTIONS_VARIABLES } from "../../../scripts/lib/emulators/configuration.ts";
import { emulatorHosts } from "../../../scripts/lib/emulators/ports.ts";
import { type FaultProxy, startFaultProxy } from "../../sandbox/fault-proxy.ts";
import { addresses } from "../../support/addresses.ts";
import { callAt, getCallUrl, type Outcome } from "../../support/call-function.ts";

interface Options {
  /** Ports that replace those of the set, for example a fault proxy's. */
  readonly ports?: Partial<
    Record<"firestore" | "auth" | "storage" | "smtp" | "search" | "partner", number>
  >;
  /** By so many milliseconds the clock of the functions is ahead. */
  readonly skewMs?: number;
  /** Divides waiting times above one second. */
  readonly waitDivisor?: number;
}

export interface OwnFunctions {
  readonly ports: { readonly functions: number; readonly hosting: number };
  readonly site: string;
  readonly at: (name: string) => string;
  readonly call: (name: string, data: unknown, idToken?: string) => Promise<Outcome>;
  /** The lines that it wrote. */
  readonly log: () => readonly string[];
  /** Kills it at once, with calls in progress. */
  readonly kill: () => Promise<void>;
}

/** @throws with the log when it ends before listening */
export async function startOwnFunctions(options: Options = {}): Promise<OwnFunctions> {
  const { ports: used, project, bucket: storageBucket } = addresses();
  const ports = { ...used, ...options.ports };
  const here = (path: string) => new URL(path, import.meta.url).pathname;
  const imports = ["skewed-clock.ts", "../../../scripts/lib/emulators/keep-connections.mjs"];
  const child = spawn(
    process.execPath,
    [...imports.map((path) => `--import=${here(path)}`), here("functions-process.ts")],
    {
      stdio: ["pipe", "pipe", "pipe"],
      env: {
        ...process.env,
        CLOCK_SKEW_MS: String(options.skewMs ?? 0),
        CLOCK_WAIT_DIVISOR: String(options.waitDivisor ?? 1),
        OWN_PORTS: JSON.stringify(ports),
        ...FUNCTIONS_VARIABLES,
        GCLOUD_PROJECT: project,
        FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket }),
        ...emulatorHosts(ports),
        // The test's own SDK has set it.
        STORAGE_EMULATOR_HOST: `http://127.0.0.1:${ports.storage}`,
      },
    },
  );
  const lines: string[] = [];
  const [functions, hosting] = await listening(child, lines);
  const ended = once(child, "exit");
  const at = (name: string) => getCallUrl(name, { functions: `http://127.0.0.1:${functions}` });
  return {
    ports: { functions, hosting },
    site: `http://127.0.0.1:${hosting}`,
    at,
    call: (name, data, idToken) =>
      callAt(at(name), data, idToken, { "user-agent": "Mozilla/5.0 Firefox/140.0" }),
    log: () => lines,
    kill: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
      await ended;
    },
  };
}

export async function startFunctionsBehind(
  service: "firestore" | "auth",
  options: Pick<Options, "waitDivisor" | "skewMs"> = {},
): Promise<{
  readonly proxy: FaultProxy;
  readonly functions: OwnFunctions;
  readonly end: () => Promise<void>;
}> {
  const proxy = await startFaultProxy(addresses().ports[service]);
  const functions = await startOwnFunctions({ ...options, ports: { [service]: proxy.port } });
  const end = async () => {
    await functions.kill();
    await proxy.close();
  };
  return { proxy, functions, end };
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
