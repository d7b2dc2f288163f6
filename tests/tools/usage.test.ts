import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { execa } from "execa";
import { describe, expect, it } from "vitest";
import { scriptUrl } from "./node-process.ts";

function runCommand(...args: string[]) {
  const command = ["scripts/run.mjs", ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: new URL("../../", import.meta.url),
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

const commands = readdirSync(new URL("../../scripts/commands", import.meta.url)).map((file) =>
  file.replace(".ts", ""),
);

/** A command that takes an unknown option for none would do something that nobody asked for. */
describe.each(commands)("%s", (name) => {
  const run = (option: string) =>
    execa({
      reject: false,
      cwd: fileURLToPath(new URL("../../", import.meta.url)),
      timeout: 60_000,
    })(process.execPath, [`scripts/commands/${name}.ts`, option]);

  it.concurrent("--help prints how it is used and starts nothing", async () => {
    const { exitCode, stdout } = await run("--help");
    expect(exitCode).toBe(0);
    const [first = ""] = stdout.split("\n");
    expect(first).toMatch(new RegExp(`(?:npm (?:run )?|run.mjs )${name.replace("-", "[-:]")}\\b`));
  });

  it.concurrent("refuses an unknown option without a stack", async () => {
    const { exitCode, stderr } = await run("--nonsense");
    expect(exitCode).toBe(1);
    expect(stderr).toContain("Unknown option '--nonsense'");
    expect(stderr).not.toContain("    at ");
  });
});

it.each([
  ["start", "--frehs", "Unknown option '--frehs'"],
  ["start", "--shift=x", "--shift takes a whole number from 0 to 40000."],
  [
    "start",
    "--shift=100",
    "--shift 100 would take port 9199 (storage) of a start without it: use 20, 30, 40, 50, 70, 80, 90.",
  ],
  [
    "start",
    "--shift=10",
    "--shift 10 would take port 5060, which browsers refuse: use 20, 30, 40, 50, 70, 80, 90.",
  ],
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
