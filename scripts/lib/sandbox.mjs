import { existsSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "./paths.mjs";
import { requireFree } from "./ports.mjs";
import { start } from "./processes.mjs";
import { Remedy } from "./say.mjs";

export const SANDBOX = ["smtp", "mailbox", "partner", "search", "vertex"];

/**
 * Starts the stand-ins of the outside world (mail, partner blog, Search Console, Vertex) in one process.
 * @param {import("./set.mjs").ServerSet} set
 */
export async function startSandbox(set) {
  await requireFree(set.ports, SANDBOX);
  const log = join(set.folder, "sandbox.log");
  const sandbox = start(
    process.execPath,
    [inRoot("tests/sandbox/main.ts"), "--shift", String(set.shift), "--folder", set.folder],
    { log },
  );
  await sandbox.line(/^Sandbox ready/).catch((error) => {
    throw new Remedy(`The sandbox servers did not start (${error.message}):\n${sandbox.tail()}`);
  });
  return sandbox;
}

/**
 * The certificate that the Vertex stand-in made for itself when it started.
 * @param {import("./set.mjs").ServerSet} set
 */
export function certificateOf(set) {
  const path = join(set.folder, "vertex-cert.pem");
  return existsSync(path) ? path : undefined;
}
