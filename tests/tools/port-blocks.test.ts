import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { afterEach, expect, it } from "vitest";
import { getPorts } from "../../scripts/lib/emulators/ports.ts";
import { toServerSets } from "../../scripts/lib/tests/blocks.ts";
import { scriptUrl, startNode, waitForLine } from "./node-process.ts";

const runs: ChildProcess[] = [];
afterEach(endRuns);

async function endRuns() {
  for (const run of runs.splice(0)) {
    const closed = once(run, "close");
    run.kill("SIGKILL");
    await closed;
  }
}

/** A run that takes a block and goes on. @returns the block's shift */
async function startRun(): Promise<number> {
  const run = startNode(`
    import { takeBlock } from "${scriptUrl("lib/tests/blocks.ts")}";
    console.log("shift", await takeBlock());
    process.stdin.resume();
  `);
  runs.push(run);
  return Number((await waitForLine(run, /^shift/)).split(" ")[1]);
}

it("starts that differ by steps of ten up to 90 have no port in common", () => {
  const shifts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => step * 10);
  const ports = shifts.flatMap((shift) => Object.values(getPorts(shift)));
  expect(new Set(ports).size).toBe(ports.length);
});

it("gives runs that start together different blocks, and skips one where another program listens", async () => {
  const shifts = await Promise.all([startRun(), startRun()]);
  expect(new Set(shifts).size).toBe(2);
  await endRuns();
  const [taken] = shifts;
  const other = createServer().listen(getPorts(taken).smtp, "127.0.0.1");
  await once(other, "listening");
  expect(await startRun()).not.toBe(taken);
  other.close();
});

it("has distinct ports, all below Linux' range for outgoing connections", () => {
  const shifts = [0, 1, 2, 3, 4, 5, 6, 7].map((block) => 10_000 + block * 10);
  const ports = shifts
    .flatMap(toServerSets)
    .flatMap((set) => [...Object.values(getPorts(set.shift)), set.shift + 4999]);
  expect(new Set(ports).size).toBe(ports.length);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});
