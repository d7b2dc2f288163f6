import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { scriptUrl } from "./node-process.ts";

function runCommand(...args: string[]) {
  const command = ["scripts/run.mjs", ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: new URL("../../", import.meta.url),
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

it.each(["start", "test"])("%s --help prints the options and starts nothing", (name) => {
  const { status, stdout } = runCommand(name, "--help");
  expect(status).toBe(0);
  expect(stdout).toMatch(/^npm [\s\S]+ --help /);
  expect(stdout).not.toContain("Starting");
});

it.each([
  ["start", "--frehs", "Unknown option '--frehs'"],
  ["start", "--shift=x", "--shift takes a whole number from 0 to 40000."],
  ["test", "--chnaged", "Unknown option '--chnaged'"],
  [
    "test --changed",
    "no-such-commit",
    "git merge-base no-such-commit HEAD: fatal: Not a valid object name no-such-commit",
  ],
])("%s %s is rejected without a stack", (name, option, message) => {
  const { status, stderr } = runCommand(...name.split(" "), option);
  expect(status).toBe(1);
  expect(stderr.startsWith(`${message}\n`)).toBe(true);
  expect(stderr).not.toContain("    at ");
});

it("prints nothing but Stopped when a command is interrupted", () => {
  const code = `
    import { runCommand, stopSignal } from "${scriptUrl("lib/command.ts")}";
    await runCommand(async () => {
      stopSignal.addEventListener("abort", () => clearInterval(waiting));
      const waiting = setInterval(() => process.kill(process.pid, "SIGINT"), 10);
      await new Promise((done) => stopSignal.addEventListener("abort", done));
      stopSignal.throwIfAborted();
    }, "usage");`;
  const command = ["--input-type=module", "--eval", code];
  const { stdout, stderr } = spawnSync(process.execPath, command, { encoding: "utf8" });
  expect({ stdout, stderr }).toEqual({ stdout: "Stopped\n", stderr: "" });
});
