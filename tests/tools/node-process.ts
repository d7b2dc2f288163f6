import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const root = new URL("../../", import.meta.url);

/** Address of a module of scripts/, for the code of `startNode`. */
export function scriptUrl(path: string): string {
  return new URL(`scripts/${path}`, root).href;
}

/** Runs code as a process of its own, in a process group of its own. */
export function startNode(code: string): ChildProcess {
  return spawn(process.execPath, ["--input-type=module", "--eval", code], {
    cwd: root,
    detached: true,
    stdio: ["pipe", "pipe", "pipe"],
  });
}

/** Starts the guard of a command, as scripts/run.mjs does. */
export function startGuard(command: number, parent = process.pid): ChildProcess {
  const args = [command, parent, 1].map(String);
  return spawn(process.execPath, [fileURLToPath(scriptUrl("lib/guard.ts")), ...args]);
}

/** @returns the first line of the output that matches */
export async function waitForLine(program: ChildProcess, pattern: RegExp): Promise<string> {
  if (!program.stdout) throw new Error("no output");
  for await (const line of createInterface({ input: program.stdout }))
    if (pattern.test(line)) return line;
  throw new Error(`ended without a line like ${pattern}`);
}

/** @returns exit code and whole output, errors included */
export async function waitForEnd(program: ChildProcess): Promise<{ code: number; output: string }> {
  let output = "";
  for (const stream of [program.stdout, program.stderr])
    stream?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  const [code] = (await once(program, "close")) as [number];
  return { code, output };
}
