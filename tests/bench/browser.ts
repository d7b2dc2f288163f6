import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
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

export interface Browser {
  /** Port of the debugging protocol. */
  readonly port: number;
  readonly close: () => Promise<void>;
}

export async function startBrowser(path: string): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), "bench-"));
  const program = spawn(path, [...FLAGS, `--user-data-dir=${profile}`, "about:blank"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const port = await listening(program);
  return {
    port,
    close: async () => {
      const ended = new Promise((resolve) => program.once("exit", resolve));
      program.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function listening(program: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = "";
    program.stderr?.on("data", (text: Buffer) => {
      output += text;
      const [, port] = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(output) ?? [];
      if (port) resolve(Number(port));
    });
    program.once("exit", (code) => reject(new Error(`The browser ended with ${code}`)));
  });
}
