import { once } from "node:events";
import { expect, it } from "vitest";
import { listProcesses, withDescendants } from "../../scripts/lib/process-table.ts";
import { startGuard, startNode } from "./node-process.ts";

const STUBBORN = `process.on("SIGTERM", () => {}); process.on("SIGINT", () => {}); setInterval(() => {}, 1000);`;

/** A command that ignores signals, with a child, and a grandchild in a group of its own. */
function startCommand() {
  const grandchild = `require("node:child_process").spawn(process.execPath, ["--eval", ${JSON.stringify(STUBBORN)}], { detached: true, stdio: "ignore" });`;
  return startNode(`
    import { spawn } from "node:child_process";
    spawn(process.execPath, ["--eval", ${JSON.stringify(STUBBORN + grandchild)}], { stdio: "ignore" });
    ${STUBBORN}
  `);
}

it.concurrent.each([
  { what: "was killed", parent: process.pid, isKilled: true },
  { what: "outlives its parent", parent: 2 ** 22 + 1, isKilled: false },
])("ends all processes of a command when it $what", async ({ parent, isKilled }) => {
  const command = startCommand();
  const { pid = 0 } = command;
  const findStarted = () => withDescendants(listProcesses(), ({ group }) => group === pid);
  await expect.poll(() => findStarted().length, { timeout: 10_000 }).toBe(3);
  const started = new Set(findStarted().map(({ key }) => key));
  const guard = startGuard(pid, parent);
  const ended = [once(guard, "exit"), once(command, "exit")];
  if (isKilled) command.kill("SIGKILL");
  await Promise.all(ended);
  expect(listProcesses().filter(({ key }) => started.has(key))).toEqual([]);
});
