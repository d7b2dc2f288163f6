import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--remote-debugging-port=0",
];

/** A browser of its own, with an empty profile. */
export interface Browser {
  /** Of the debugging protocol. */
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** @param path of the program @throws when it does not start */
export async function startBrowser(path: string): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), "bench-"));
  const program = spawn(path, [...FLAGS, `--user-data-dir=${profile}`, "about:blank"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  await listening(program);
  const [port] = readFileSync(join(profile, "DevToolsActivePort"), "utf8").split("\n");
  return {
    port: Number(port),
    close: async () => {
      const ended = new Promise((resolve) => program.once("exit", resolve));
      program.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function listening(program: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    program.stderr?.on("data", (text: Buffer) => {
      if (text.includes("DevTools listening")) resolve();
    });
    program.once("exit", (code) => reject(new Error(`The browser ended with ${code}`)));
  });
}
