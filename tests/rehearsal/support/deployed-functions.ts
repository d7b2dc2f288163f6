/** Packs the functions as firebase-tools uploads them, and installs and starts them as the cloud does. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import {
  deployedConfiguration,
  writeDeployedFunctions,
} from "../../../scripts/lib/build/deployed.ts";
import { inRoot, root } from "../../../scripts/lib/paths.ts";
import { capture } from "../../../scripts/lib/processes.ts";
import { addresses } from "../../support/addresses.ts";

const require = createRequire(import.meta.url);
const TOOLS = "firebase-tools/lib/deploy/functions";
const { prepareFunctionsUpload } = require(`${TOOLS}/prepareFunctionsUpload.js`);

const { project, bucket: storageBucket } = addresses();
const CLOUD = {
  GCLOUD_PROJECT: project,
  FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket }),
  NODE_ENV: "production",
};

export interface Endpoint {
  readonly region: readonly string[] | string;
  readonly availableMemoryMb: number | null;
}
interface Specification {
  readonly params: readonly { readonly name: string; readonly default?: string | number }[];
  readonly endpoints: Readonly<Record<string, Endpoint>>;
}

/** @returns a folder outside of the work tree, where Node finds no other packages */
export async function installDeployed() {
  writeDeployedFunctions("emulators");
  const [codebase] = deployedConfiguration(project, { mode: "emulators" }).functions;
  const upload = [root, inRoot(codebase?.source ?? ""), codebase, [], undefined];
  // The zip of today's uploads has the same files; tar is on every system.
  const { pathToSource } = await prepareFunctionsUpload(...upload, { exportType: "tar.gz" });
  const megabytes = statSync(pathToSource).size / 1e6;
  const folder = mkdtempSync(join(tmpdir(), "deployed-"));
  await succeed("tar", ["-xzf", pathToSource, "-C", folder]);
  rmSync(pathToSource);
  const quietly = ["--prefer-offline", "--no-audit", "--no-fund"];
  await succeed("npm", ["ci", "--omit=dev", ...quietly], { cwd: folder });
  return { folder, megabytes };
}

/** What firebase-tools asks the functions for when it deploys them. */
export async function loadSpecification(folder: string, packages = folder): Promise<Specification> {
  const written = mkdtempSync(join(tmpdir(), "specification-"));
  const file = join(written, "functions.json");
  const program = join(packages, "node_modules/firebase-functions/lib/bin/firebase-functions.js");
  await succeed(process.execPath, [program], {
    cwd: folder,
    env: { ...CLOUD, FUNCTIONS_MANIFEST_OUTPUT_PATH: file },
  });
  const specification = JSON.parse(readFileSync(file, "utf8")) as Specification;
  rmSync(written, { recursive: true });
  return specification;
}

/** Beside the installed functions, for comparisons. */
export function writeEmptyFunction(folder: string): string {
  const source = join(folder, "empty");
  mkdirSync(source);
  writeFileSync(
    join(source, "index.js"),
    "export const empty = (_, response) => response.send('');",
  );
  return source;
}

/** Starts one function by the installed Functions Framework. */
export async function startDeployed(
  folder: string,
  name: string,
  env: Readonly<Record<string, string>> = {},
  source = folder,
) {
  const main = join(folder, "node_modules/@google-cloud/functions-framework/build/src/main.js");
  const target = { FUNCTION_TARGET: name, FUNCTION_SIGNATURE_TYPE: "http", PORT: "0" };
  const child = fork(main, {
    cwd: source,
    env: { ...CLOUD, ...env, ...target },
    execArgv: ["--import", join(import.meta.dirname, "usage.mjs")],
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const log = Promise.all(
    [child.stdout, child.stderr].flatMap((stream) => (stream ? [text(stream)] : [])),
  );
  const ended = once(child, "exit").then(async () => {
    throw new Error(`${name} ended:\n${(await log).join("")}`);
  });
  const next = () => Promise.race([once(child, "message"), ended]);
  const [{ port, startMs }] = await next();
  return {
    url: `http://127.0.0.1:${port}`,
    /** The processor time of the start, in milliseconds. */
    startMs: Number(startMs),
    /** The largest use of memory so far, in megabytes. */
    memory: async () => {
      child.send("memory");
      const [{ megabytes }] = await next();
      return Number(megabytes);
    },
    /** @returns its log */
    stop: async () => {
      child.kill("SIGKILL");
      await ended.catch(() => undefined);
      return (await log).join("");
    },
  };
}

async function succeed(
  file: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: Record<string, string> } = {},
) {
  const { failed, all, shortMessage } = await capture(file, args, options);
  if (failed) throw new Error(`${shortMessage}\n${String(all)}`);
}
