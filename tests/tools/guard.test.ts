import { once } from "node:events";
import { expect, it } from "vitest";
import { listProcesses, send } from "../../scripts/lib/process-table.ts";
import { lineOf, startGuard, startNode } from "./node-process.ts";

const STUBBORN = `process.on("SIGTERM", () => {}); process.on("SIGINT", () => {});`;
const isAlive = (pid: number) => listProcesses().some((one) => one.pid === pid);

/** A command that ignores signals, with a child, a grandchild in a group of its own, and a kept server. */
async function startCommand() {
  const command = startNode(`
    import { spawn } from "node:child_process";
    ${STUBBORN}
    const run = (code, detached) =>
      spawn(process.execPath, ["--eval", code], { detached, stdio: ["ignore", "inherit", "inherit"] });
    const idle = ${JSON.stringify(`${STUBBORN} setInterval(() => {}, 1000);`)};
    const child = run(idle + \`
      const { spawn } = require("node:child_process");
      const { pid } = spawn(process.execPath, ["--eval", \${JSON.stringify(idle)}], { detached: true, stdio: "ignore" });
      console.log("pids", process.pid, pid);\`, false);
    console.log("kept", run(idle, true).pid);
    setInterval(() => {}, 1000);
  `);
  const kept = Number((await lineOf(command, /^kept/)).split(" ")[1]);
  return { command, kept, pid: command.pid ?? 0 };
}

/** All in the command's group, and what they started. */
function startedBy(group: number): readonly number[] {
  const all = listProcesses();
  const members = all.filter((one) => one.group === group);
  const inGroup = new Set(members.map(({ pid }) => pid));
  const apart = all.filter(
    (one) => one.group !== group && one.parent !== group && inGroup.has(one.parent),
  );
  return [...members, ...apart].map(({ pid }) => pid);
}

it.concurrent.each([
  { what: "was killed", parent: process.pid, kill: true },
  { what: "outlives its parent", parent: 2 ** 22 + 1, kill: false },
])(
  "ends all processes of a command when it $what, except kept servers",
  async ({ parent, kill }) => {
    const { command, kept, pid } = await startCommand();
    await expect.poll(() => startedBy(pid).length, { timeout: 10_000 }).toBe(3);
    const started = startedBy(pid);
    const guard = startGuard(pid, parent);
    const ended = once(guard, "exit");
    const closed = once(command, "exit");
    if (kill) command.kill("SIGKILL");
    await Promise.all([ended, closed]);
    try {
      expect(started.filter(isAlive)).toEqual([]);
      expect(isAlive(kept)).toBe(true);
    } finally {
      send(kept, "SIGKILL");
    }
  },
);
