import { ImportJobSchema } from "domain/imports/import-job";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  actor,
  job_id,
  memoryImport,
  startedImport,
  testRow,
} from "../../testing/memory-import.ts";
import { startImport } from "./import-job.ts";

describe("startImport", () => {
  it("returns the existing job for the same id and other input", async () => {
    const { deps, import_jobs, state, audit_log } = await startedImport();
    const again = { job_id, job_name: "Febrero", total_records: 9, failed_records: 1 };
    expect(await startImport(deps, again, actor)).toEqual(state);
    expect(v.parse(ImportJobSchema, import_jobs.get(job_id))).toMatchObject({
      job_name: "Enero",
      total_records: 3,
    });
    expect(import_jobs.size).toBe(1);
    expect([...audit_log.values()]).toMatchObject([
      { action: "import_started", target: job_id, details: { job: "Enero" }, actor_uid: "u1" },
    ]);
  });
  it("keeps the options, which rows sent later need", async () => {
    const { deps, import_jobs } = memoryImport();
    const options = {
      publish: false,
      date_mode: "spread",
      from: "2026-01-01",
      to: "2026-01-31",
      on_conflict: "update",
    } as const;
    const job = { job_id, job_name: "Enero", total_records: 1, failed_records: 0, options };
    await startImport(deps, job, actor);
    expect(v.parse(ImportJobSchema, import_jobs.get(job_id))).toMatchObject({ options });
  });
  it("rejects more failed rows than there are rows", async () => {
    const { deps } = memoryImport();
    const job = { job_id, job_name: "x", total_records: 1, failed_records: 2 };
    expect(() => startImport(deps, job, actor)).toThrow("invalid-argument");
  });
});

describe("finishImport", () => {
  it("marks a job without stored posts as failed, and leaves a finished one unchanged", async () => {
    const { finish, import_jobs, audit_log } = await startedImport(2, 2);
    expect(await finish("Row 2: no title")).toMatchObject({ status: "failed" });
    const job = import_jobs.get(job_id);
    expect(await finish("Row 3: other")).toMatchObject({ status: "failed" });
    expect(import_jobs.get(job_id)).toBe(job);
    const details = { status: "failed", posts: 0, job: "Enero" };
    expect([...audit_log.values()].slice(1)).toMatchObject([
      { action: "import_finished", details },
    ]);
  });
  it("rejects a call while rows are missing, while the job is being deleted, and without a job", async () => {
    const { send, finish, import_jobs } = await startedImport(2);
    await send(0, [testRow(0)]);
    await expect(finish()).rejects.toMatchObject({ code: "failed-precondition" });
    const job = import_jobs.get(job_id);
    if (job) import_jobs.set(job_id, { ...job, status: "deleting" });
    await expect(finish()).rejects.toMatchObject({ code: "failed-precondition" });
    import_jobs.clear();
    await expect(finish()).rejects.toMatchObject({ code: "not-found" });
  });
});
