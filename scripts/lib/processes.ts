import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { execa } from "execa";
import { onExit, stopSignal, UserError } from "./command.ts";
import { root } from "./paths.ts";
import { send } from "./process-table.ts";

type Environment = Readonly<Record<string, string>>;

const STOP_MS = 60_000;
const POLL_MS = 100;

export const capture = execa({ cwd: root, all: true, reject: false, cancelSignal: stopSignal });

/** Runs a program in the foreground. @returns its exit code */
export async function run(
  file: string,
  args: readonly string[],
  { env = {}, prefix = "" }: { env?: Environment; prefix?: string } = {},
): Promise<number> {
  const prefixed = function* (line: string) {
    if (line.trim() !== "") yield `${prefix}${stripVTControlCharacters(line)}`;
  };
  const output = prefix ? ([prefixed, "inherit"] as const) : "inherit";
  const { exitCode, originalMessage } = await execa(file, args, {
    ...{ cwd: root, env, reject: false, buffer: false, cancelSignal: stopSignal },
    ...{ stdin: prefix ? "ignore" : "inherit", stdout: output, stderr: output },
  });
  stopSignal.throwIfAborted();
  if (originalMessage) throw new Error(originalMessage);
  return exitCode ?? 1;
}

export interface Program {
  readonly pid: number;
  readonly ended: Promise<unknown>;
}

interface ProgramOptions {
  readonly name: string;
  readonly log: string;
  readonly ready: RegExp;
  readonly failed?: RegExp;
  readonly env?: Environment;
  readonly cwd?: string;
}

/** Waits until the log of a background program has the line `ready`. */
export async function startProgram(
  file: string,
  args: readonly string[],
  { name, log, ready, failed, env = {}, cwd = root }: ProgramOptions,
): Promise<Program> {
  mkdirSync(dirname(log), { recursive: true });
  const output = openSync(log, "w");
  const program = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", output, output],
  });
  closeSync(output);
  const { pid = 0 } = program;
  onExit(async () => void (await stopProgram(pid)));
  let hasEnded = false;
  const ended = once(program, "exit")
    .catch((error: Error) => writeFileSync(log, error.message))
    .finally(() => {
      hasEnded = true;
    });
  for (;;) {
    const text = stripVTControlCharacters(readFileSync(log, "utf8"));
    if (ready.test(text)) return { pid, ended };
    if (hasEnded || failed?.test(text))
      throw new UserError(`${name} did not start:\n${tail(text)}\nLog: ${relative(root, log)}`);
    await wait(POLL_MS, undefined, { signal: stopSignal });
  }
}

/** @returns whether it ended by itself */
export async function stopProgram(pid: number, limitMs = STOP_MS): Promise<boolean> {
  if (pid <= 0) return true;
  const until = Date.now() + limitMs;
  // On Windows the signal would end it at once; there the Ctrl-C has reached it already.
  if (process.platform !== "win32") send(pid, "SIGINT");
  while (isRunning(pid) && Date.now() < until) await wait(POLL_MS);
  const hasEnded = !isRunning(pid);
  if (!hasEnded) send(pid, "SIGKILL");
  return hasEnded;
}

export function isRunning(pid: number): boolean {
  return pid > 0 && send(pid, 0);
}

export function tail(text: string, lines = 12): string {
  return text.trimEnd().split("\n").slice(-lines).join("\n");
}
