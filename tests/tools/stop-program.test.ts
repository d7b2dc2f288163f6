import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { isRunning, stopProgram } from "../../scripts/lib/processes.ts";

async function program(onInterrupt: string) {
  const code = `process.on("SIGINT", () => { ${onInterrupt} }); setInterval(() => {}, 1000); console.log("ready");`;
  const { pid = 0, stdout } = spawn(process.execPath, ["--eval", code]);
  await once(stdout, "data");
  return pid;
}

it("waits for a program that ends by itself", async () => {
  const pid = await program("setTimeout(() => process.exit(), 200)");
  expect(await stopProgram(pid)).toBe(true);
  expect(isRunning(pid)).toBe(false);
});

it("ends a program that ignores the request", async () => {
  const pid = await program("");
  expect(await stopProgram(pid, 300)).toBe(false);
  await expect.poll(() => isRunning(pid)).toBe(false);
});
