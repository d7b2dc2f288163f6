import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { listProcesses } from "../../scripts/lib/process-table.ts";
import { endOf, scriptUrl, startGuard, startNode } from "./node-process.ts";

const build = new URL("../../build/", import.meta.url).pathname;
let folder = "";
beforeEach(() => {
  mkdirSync(build, { recursive: true });
  folder = mkdtempSync(join(build, "limits-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("ends a suite after its time limit and prints the running tests", async () => {
  writeFileSync(join(folder, "server.log"), "line 1\nline 2\n");
  writeFileSync(
    join(folder, "never.test.ts"),
    `import { it } from "vitest";
     it("passes", () => {});
     it("never ends", () => new Promise(() => setInterval(() => {}, 1000)), 100_000_000);`,
  );
  const name = folder.split("/").at(-1) ?? "";
  const run = startNode(`
      import { runCommand } from "${scriptUrl("lib/command.ts")}";
      import { describeRun, withLimit } from "${scriptUrl("lib/tests/limits.ts")}";
      import { progressOf, runVitest } from "${scriptUrl("lib/tests/reports.ts")}";
      import { setTimeout as wait } from "node:timers/promises";
      await runCommand(async () => {
        const work = runVitest({ name: "${name}", args: ["--root", "${folder}"], prefix: "never " });
        while (progressOf("${name}").running.length === 0) await wait(50);
        await withLimit("never", 0.1, work, () => describeRun(["${name}"], [{ name: "${name}", shift: 0 }]));
        return 0;
      });
    `);
  const guard = startGuard(run.pid ?? 0);
  const { code, output } = await endOf(run);
  await once(guard, "exit");
  expect(code).toBe(1);
  expect(output).toContain("never took longer than 0 minutes");
  expect(output).toMatch(
    /Tests that were running:\n {2}build\/limits-\w+\/never\.test\.ts › never ends\n/,
  );
  expect(output).toMatch(/\n {2}\d+ \d+ \S+ .*vitest/);
  expect(output).toMatch(/The end of build\/limits-\w+\/server\.log:\n {2}line 1\n {2}line 2\n/);
  expect(listProcesses().filter(({ group }) => group === run.pid)).toEqual([]);
});
