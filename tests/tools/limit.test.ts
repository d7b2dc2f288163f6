import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { inRoot } from "../../scripts/lib/paths.ts";
import { listProcesses } from "../../scripts/lib/process-table.ts";
import { readProgress } from "../../scripts/lib/tests/reports.ts";
import { scriptUrl, startGuard, startNode, waitForEnd } from "./node-process.ts";

it("ends a run after its limit, names the running test, and reports the others", async () => {
  mkdirSync(inRoot("build"), { recursive: true });
  const folder = mkdtempSync(inRoot("build", "limit-"));
  const name = basename(folder);
  writeFileSync(
    join(folder, "three.test.ts"),
    `import { expect, it } from "vitest";
     it("passes", () => {});
     it("fails", () => expect(1).toBe(2));
     it("never ends", () => new Promise(() => setInterval(() => {}, 1000)), 100_000_000);`,
  );
  const run = startNode(`
    import { runCommand } from "${scriptUrl("lib/command.ts")}";
    import { withLimit } from "${scriptUrl("lib/tests/limit.ts")}";
    import { readProgress, runVitest } from "${scriptUrl("lib/tests/reports.ts")}";
    import { setTimeout as wait } from "node:timers/promises";
    await runCommand(async () => {
      const work = runVitest({ name: "${name}", args: ["--root", "${folder}"], prefix: "never " });
      while (!readProgress("${name}").running.some((test) => test.endsWith("never ends"))) await wait(50);
      await withLimit(0.001, ["${name}"], work);
      return 0;
    });
  `);
  const guard = startGuard(run.pid ?? 0);
  const { code, output } = await waitForEnd(run);
  await once(guard, "exit");
  const { results } = readProgress(name);
  rmSync(folder, { recursive: true });
  const file = `build/${name}/three.test.ts`;
  expect(code).toBe(1);
  expect(output).toContain(
    `The run took longer than 0.001 minutes. Tests that were running:\n  ${file} › never ends\n`,
  );
  expect(results).toMatchObject([
    { name: `${file} › passes`, file },
    { name: `${file} › fails`, file, error: expect.stringContaining("expected 1 to be 2") },
  ]);
  expect(listProcesses().filter(({ group }) => group === run.pid)).toEqual([]);
});
