import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprint } from "../build/build.ts";
import { print } from "../command.ts";
import { folderOf, type ServerSet } from "../emulators/configuration.ts";
import { startFunctionsProcess, startServers } from "../emulators/servers.ts";
import { listProcesses } from "../process-table.ts";
import { isRunning, stopProgram } from "../processes.ts";

/** As `startServers` and `startFunctionsProcess` start them. */
const SERVER =
  /\/scripts\/lib\/emulators\/firebase-tools\.mjs |\/tests\/sandbox\/main\.ts |\/tests\/functions\/support\/functions-process\.ts$/;

/** Servers that `--keep` left running. */
interface KeptServers {
  readonly pids: readonly number[];
  readonly shift: number;
  readonly only: readonly string[];
  readonly build: string;
}

export async function openTestServers(
  set: ServerSet,
  { only, keep }: { readonly only: readonly string[]; readonly keep: boolean },
): Promise<void> {
  const kept = readState(set.name);
  if (
    kept?.pids.every(isRunning) &&
    kept.shift === set.shift &&
    only.every((emulator) => kept.only.includes(emulator)) &&
    (!only.includes("hosting") || kept.build === fingerprint())
  )
    return;
  if (await stopTestServers(set.name)) print(`Replacing the running test servers "${set.name}"`);
  const hasFunctions = only.includes("functions");
  const emulators = only.filter((name) => name !== "functions" && name !== "hosting");
  const programs = [...(await startServers(set, { only: emulators, sandbox: hasFunctions, keep }))];
  if (hasFunctions) programs.push(await startFunctionsProcess(set, keep));
  if (!keep) return;
  const pids = programs.map(({ pid }) => pid);
  const state: KeptServers = { pids, shift: set.shift, only, build: fingerprint() };
  writeFileSync(stateFile(set.name), JSON.stringify(state));
  for (const program of programs) program.release();
}

/** In all work trees of this user. Kept servers lead process groups. */
export async function stopKeptServers(): Promise<number> {
  const kept = listProcesses().filter(
    ({ pid, group, command }) => pid === group && SERVER.test(command) && isRunning(pid),
  );
  await Promise.all(kept.map(({ pid }) => stopProgram(pid)));
  return kept.length;
}

export function keptShift(name: string): number | undefined {
  const kept = readState(name);
  return kept?.pids.every(isRunning) ? kept.shift : undefined;
}

async function stopTestServers(name: string): Promise<boolean> {
  const running = readState(name)?.pids.filter(isRunning) ?? [];
  for (const pid of running.toReversed()) await stopProgram(pid);
  rmSync(stateFile(name), { force: true });
  return running.length > 0;
}

function readState(name: string): KeptServers | undefined {
  if (!existsSync(stateFile(name))) return undefined;
  return JSON.parse(readFileSync(stateFile(name), "utf8")) as KeptServers;
}

function stateFile(name: string): string {
  return join(folderOf({ name }), "running.json");
}
