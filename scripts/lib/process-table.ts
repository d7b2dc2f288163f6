import { spawnSync } from "node:child_process";

/** Pids are used again: only pid and start together name a process. */
export interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  readonly started: string;
  readonly time: string;
  readonly command: string;
}

export function listProcesses(): readonly Process[] {
  const columns = "pid=,ppid=,pgid=,lstart=,time=,args=";
  const { stdout } = spawnSync("ps", ["-ww", "-eo", columns], {
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "C" },
    maxBuffer: 64 * 1024 * 1024,
  });
  return (stdout ?? "").split("\n").flatMap((line) => {
    const found = /^ *(\d+) +(\d+) +(\d+) +((?:\S+ +){4}\S+) +(\S+) +(.*)$/.exec(line);
    if (!found || line.endsWith("<defunct>")) return [];
    const [pid = 0, parent = 0, group = 0] = found.slice(1, 4).map(Number);
    const [started = "", time = "", command = ""] = found.slice(4);
    return [{ pid, parent, group, started, time, command }];
  });
}

export function withDescendants(
  processes: readonly Process[],
  isRoot: (process: Process) => boolean,
): readonly Process[] {
  const found = new Set(processes.filter(isRoot));
  for (const { pid } of found) for (const one of processes) if (one.parent === pid) found.add(one);
  return [...found];
}

export function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
