import { spawnSync } from "node:child_process";

export interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  /** Pid and start: pids are used again. */
  readonly key: string;
}

export function listProcesses(): readonly Process[] {
  const { stdout } = spawnSync("ps", ["-eo", "pid=,ppid=,pgid=,stat=,lstart="], {
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "C" },
    maxBuffer: 64 * 1024 * 1024,
  });
  return (stdout ?? "").split("\n").flatMap((line) => {
    const [pid, parent, group, state, ...start] = line.trim().split(/ +/);
    if (!state || state.startsWith("Z")) return [];
    const key = `${pid} ${start.join(" ")}`;
    return [{ pid: Number(pid), parent: Number(parent), group: Number(group), key }];
  });
}

export function withDescendants(
  processes: readonly Process[],
  isRoot: (process: Process) => boolean,
): readonly Process[] {
  const found = new Set(processes.filter(isRoot));
  for (const { pid } of found)
    for (const process of processes) if (process.parent === pid) found.add(process);
  return [...found];
}

export function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
