import type { Calls } from "domain/calls/calls";
import type { ImportState } from "domain/calls/imports";
import type { ImportRow } from "domain/imports/import-row";
import { DomainError } from "domain/shared/errors";
import { describe, expect, it, vi } from "vitest";
import {
  createImportRunner,
  type ImportPlan,
  type ImportRun,
  type RunnerDeps,
} from "./import-runner.ts";

const JOB = "6d3f3c0e-58d0-4e3f-9c1d-0f4e5a6b7c8d";
const rows = Array.from(
  { length: 250 },
  (_, row): ImportRow => ({
    line: row + 2,
    row,
    title: `T${row}`,
    slug: `t${row}`,
    content: "x",
    excerpt: "",
    published: true,
    date: "2026-01-01T00:00:00.000Z",
    on_conflict: "suffix",
  }),
);
const plan: ImportPlan = {
  job_id: JOB,
  job_name: "November",
  total_records: 252,
  failed_records: 2,
  error_details: "Row 3: no title",
  rows,
};

/** A server in memory that keeps chunks as the real one does; `fail` may throw before or after a chunk is stored. */
function aServer() {
  const chunks = new Map<number, number>();
  let status = "none";
  const log: string[] = [];
  const fail: { before?: (name: string) => void; after?: (name: string) => void } = {};
  const state = (): ImportState => ({
    job_id: JOB,
    status,
    total_records: 252,
    successful_records: [...chunks.values()].reduce((sum, count) => sum + count, 0),
    failed_records: 2,
    chunks: [...chunks.keys()],
  });
  const call = async (name: keyof Calls, input: object) => {
    const label = "chunk" in input ? `${name} ${String(input.chunk)}` : name;
    log.push(label);
    fail.before?.(label);
    if (name === "startImport" && status === "none") status = "processing";
    if ("chunk" in input && "rows" in input) {
      chunks.set(Number(input.chunk), (input.rows as ImportRow[]).length);
    }
    if (name === "finishImport" || (status === "processing" && chunks.size === 3))
      status = "completed";
    fail.after?.(label);
    return state();
  };
  return { call: call as RunnerDeps["call"], log, fail };
}

function aRunner(server = aServer()) {
  const kept = new Set<string>();
  const runs: ImportRun[] = [];
  const wait = vi.fn(async () => {});
  const onStored = vi.fn();
  const runner = createImportRunner({
    call: server.call,
    wait,
    savePlan: async (plan) => void kept.add(plan.job_id),
    removePlan: async (id) => void kept.delete(id),
    onStored,
    withLock: (_, work) => work(),
  });
  runner.subscribe(() => runs.push(runner.get()));
  return { runner, runs, kept, wait, onStored, server };
}

const once = (label: string, error: Error) => {
  let left = 1;
  return (name: string) => {
    if (name === label && left-- > 0) throw error;
  };
};

describe("import runner", () => {
  it("opens the job, sends chunks in order until the last one closes it, and reports what is stored", async () => {
    const { runner, runs, kept, onStored, server } = aRunner();
    const end = await runner.start(plan);
    expect(server.log).toEqual(["startImport", "importChunk 0", "importChunk 1", "importChunk 2"]);
    expect(end).toMatchObject({ successful_records: 250, status: "completed" });
    const stored = runs.flatMap((run) => (run.step === "importing" ? [run.stored] : []));
    expect(stored).toEqual([0, 0, 100, 200, 250]);
    expect(runner.get()).toEqual({ step: "idle" });
    expect(kept.size).toBe(0);
    expect(onStored).toHaveBeenCalledExactlyOnceWith(plan);
  });

  it("closes a job that has no row to send", async () => {
    const { runner, onStored, server } = aRunner();
    expect(await runner.start({ ...plan, rows: [] })).toMatchObject({ status: "completed" });
    expect(onStored).not.toHaveBeenCalled();
    expect(server.log).toEqual(["startImport", "finishImport"]);
  });

  it("repeats a chunk whose response was lost, and stores it once", async () => {
    const { runner, server, wait } = aRunner();
    server.fail.after = once("importChunk 1", new DomainError("internal"));
    const end = await runner.start(plan);
    expect(server.log.filter((label) => label === "importChunk 1")).toHaveLength(2);
    expect(wait).toHaveBeenCalledWith(1000);
    expect(end.successful_records).toBe(250);
  });

  it("stops when the network stays unreachable, keeps the plan, and resumes with the missing chunks", async () => {
    const { runner, server, kept } = aRunner();
    server.fail.before = (label) => {
      if (label === "importChunk 2") throw new DomainError("unavailable");
    };
    await expect(runner.start(plan)).rejects.toMatchObject({ code: "unavailable" });
    expect(runner.get()).toMatchObject({
      step: "stopped",
      stored: 200,
      total: 250,
      canResume: true,
    });
    expect(kept).toEqual(new Set([JOB]));

    server.fail.before = () => {};
    server.log.length = 0;
    const end = await runner.start(plan);
    expect(server.log).toEqual(["startImport", "importChunk 2"]);
    expect(end.successful_records).toBe(250);
    expect(kept.size).toBe(0);
  });

  it("does not retry a permanent error, and removes the plan of a deleted job", async () => {
    const { runner, server, kept } = aRunner();
    server.fail.before = (label) => {
      if (label === "importChunk 1") throw new DomainError("not-found", "The job was deleted.");
    };
    await expect(runner.start(plan)).rejects.toMatchObject({ safe: "The job was deleted." });
    expect(server.log.filter((label) => label === "importChunk 1")).toHaveLength(1);
    expect(runner.get()).toMatchObject({ step: "stopped", stored: 100, canResume: false });
    expect(kept.size).toBe(0);
    runner.dismiss();
    expect(runner.get()).toEqual({ step: "idle" });
  });

  it("closes a job as failed when its first rows are rejected", async () => {
    const { runner, server } = aRunner();
    server.fail.before = (label) => {
      if (label === "importChunk 0") throw new DomainError("invalid-argument");
    };
    await expect(runner.start(plan)).rejects.toMatchObject({ code: "invalid-argument" });
    expect(server.log).toEqual(["startImport", "importChunk 0", "finishImport"]);
  });

  it("rejects a second start while an import is running", async () => {
    const { runner, server } = aRunner();
    const first = runner.start(plan);
    await expect(runner.start(plan)).rejects.toMatchObject({ code: "failed-precondition" });
    await first;
    expect(server.log.filter((label) => label === "startImport")).toHaveLength(1);
  });
});
