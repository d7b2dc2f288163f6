import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { ImportJobItemSchema, ImportJobSchema } from "../domain/import-job.ts";
import type { ImportRow } from "../domain/import-row.ts";
import { PostSchema } from "../domain/post.ts";
import { finishImport } from "./finish-import.ts";
import { importChunk, postIdOf } from "./import-chunk.ts";
import { memoryImport } from "./memory-import.ts";
import { startImport } from "./start-import.ts";

const job_id = "00000000-0000-4000-8000-000000000001";
const actor = { uid: "u1", email: "eva@example.com" };
const other = "00000000-0000-4000-8000-0000000000ff";

function aRow(row: number, changes: Partial<ImportRow> = {}): ImportRow {
  const texts = { title: `Post ${row}`, content: "<p>Uno</p>", excerpt: "Uno" };
  const date = "2026-01-02T03:04:05.000Z";
  const rest = { published: true, date, on_conflict: "suffix" } as const;
  return { line: row + 2, row, slug: `post-${row}`, ...texts, ...rest, ...changes };
}

async function started(total = 3, failed = 0, error_details = "") {
  const memory = memoryImport();
  const counts = { total_records: total, failed_records: failed };
  const job = { job_id, job_name: "Enero", ...counts, error_details };
  const state = await startImport(memory.deps, job, actor);
  const send = (chunk: number, rows: ImportRow[]) =>
    importChunk(memory.deps, { job_id, chunk, rows }, actor);
  const finish = (error_details?: string) =>
    finishImport(memory.deps, { job_id, ...(error_details && { error_details }) }, actor);
  const own = (slug: string, state: "current" | "gone") =>
    memory.slugs.set(slug, { post_id: other, state });
  return { ...memory, state, send, finish, own };
}

describe("startImport", () => {
  it("opens a job once, whatever the second click says", async () => {
    const { deps, jobs, state, audited } = await started();
    const again = { job_id, job_name: "Febrero", total_records: 9, failed_records: 1 };
    expect(await startImport(deps, again, actor)).toEqual(state);
    expect(v.parse(ImportJobSchema, jobs.get(job_id))).toMatchObject({
      job_name: "Enero",
      total_records: 3,
    });
    expect(jobs.size).toBe(1);
    expect(audited).toMatchObject([{ action: "import_started", target: job_id, actor_uid: "u1" }]);
  });
  it("refuses more failed rows than there are", async () => {
    const { deps } = memoryImport();
    const job = { job_id, job_name: "x", total_records: 1, failed_records: 2 };
    expect(() => startImport(deps, job, actor)).toThrow("invalid-argument");
  });
});

describe("importChunk", () => {
  it("stores posts, bodies, addresses, items and counts", async () => {
    const { send, posts, bodies, slugs, items, jobs } = await started();
    const state = await send(0, [aRow(0), aRow(1, { published: false, content: "# Uno" })]);
    expect(state).toMatchObject({ successful_records: 2, failed_records: 0, chunks: [0] });
    const [first, second] = [0, 1].map((row) => postIdOf(job_id, row));
    const date = new Date("2026-01-02T03:04:05Z");
    const post = v.parse(PostSchema, posts.get(first ?? ""));
    expect(post).toMatchObject({ created_at: date, published_at: date, view_count: 0 });
    expect(post).toMatchObject({
      import_job_id: job_id,
      recorded_at: new Date("2026-11-21T10:00:00Z"),
    });
    expect(v.parse(PostSchema, posts.get(second ?? ""))).not.toHaveProperty("published_at");
    expect(bodies.get(first ?? "")).toEqual({ content: "<p>Uno</p>", content_format: "html" });
    expect(bodies.get(second ?? "")).toEqual({ content: "# Uno" });
    expect(slugs.get("post-0")).toEqual({ post_id: first, state: "current" });
    const item = v.parse(ImportJobItemSchema, items.get(first ?? ""));
    expect(item).toMatchObject({ record_id: first, record_data: { slug: "post-0", line: 2 } });
    expect(jobs.get(job_id)).toMatchObject({ successful_records: 2, chunks: { 0: true } });
  });

  it("changes nothing when it comes again, also after the end", async () => {
    const { send, finish, posts } = await started(2);
    const state = await send(0, [aRow(0), aRow(1)]);
    expect(await send(0, [aRow(0), aRow(1)])).toEqual(state);
    await finish();
    expect(await send(0, [aRow(0), aRow(1)])).toMatchObject({
      status: "completed",
      successful_records: 2,
    });
    expect(posts.size).toBe(2);
  });

  it.each([
    ["a job that is gone", "none", "not-found"],
    ["a job being deleted", "deleting", "failed-precondition"],
    ["a finished job", "completed", "failed-precondition"],
  ] as const)("refuses %s", async (_, status, code) => {
    const { send, jobs, posts } = await started();
    const job = jobs.get(job_id);
    if (status === "none") jobs.clear();
    else if (job) jobs.set(job_id, { ...job, status });
    await expect(send(0, [aRow(0)])).rejects.toMatchObject({ code });
    expect(posts.size).toBe(0);
  });

  it.each([
    ["more rows than the job has", [aRow(0), aRow(1), aRow(2), aRow(3)], "failed-precondition"],
    ["a row twice", [aRow(0), aRow(0)], "invalid-argument"],
    ["a date of the far past", [aRow(0, { date: "2017-01-01T00:00:00Z" })], "invalid-argument"],
    ["a date to come", [aRow(0, { date: "2026-12-24T00:00:00Z" })], "invalid-argument"],
    [
      "more than 3 MiB",
      [0, 1, 2, 3].map((row) => aRow(row, { content: "ñ".repeat(440_000) })),
      "invalid-argument",
    ],
  ])("refuses %s", async (_, rows, code) => {
    const { send, posts } = await started();
    await expect(async () => send(0, rows)).rejects.toMatchObject({ code });
    expect(posts.size).toBe(0);
  });

  it.each([
    ["right rows", [aRow(0)]],
    ["a row twice", [aRow(0), aRow(0)]],
  ])("asks in its commit whether the sender is an administrator still: %s", async (_, rows) => {
    const { send, administrators, posts } = await started();
    administrators.clear();
    await expect(send(0, rows)).rejects.toMatchObject({ code: "permission-denied" });
    expect(posts.size).toBe(0);
  });

  it("takes a date a little ahead as now", async () => {
    const { send, posts } = await started();
    await send(0, [aRow(0, { date: "2026-11-21T10:05:00Z" })]);
    expect(posts.get(postIdOf(job_id, 0))?.created_at).toEqual(new Date("2026-11-21T10:00:00Z"));
  });
});

describe("importChunk: taken addresses", () => {
  const at = (memory: Awaited<ReturnType<typeof started>>, row: number) =>
    memory.posts.get(postIdOf(job_id, row))?.slug;

  it("are numbered, in the chunk and in the store; a gone one is free", async () => {
    const memory = await started(5);
    memory.own("uno", "current");
    memory.own("uno-3", "current");
    memory.own("dos", "gone");
    const rows = ["uno", "uno", "dos", "dos", "tres"].map((slug, row) => aRow(row, { slug }));
    await memory.send(0, rows);
    const slugs = rows.map(({ row }) => at(memory, row));
    expect(slugs).toEqual(["uno-2", "uno-4", "dos", "dos-2", "tres"]);
    expect(memory.slugs.get("uno")).toEqual({ post_id: other, state: "current" });
  });

  it("are skipped by choice, counted and named", async () => {
    const memory = await started(4, 1, "Line 9: no title");
    memory.own("post-1", "current");
    const rows = [0, 1, 2].map((row) => aRow(row, { on_conflict: "skip" }));
    const state = await memory.send(0, rows);
    expect(state).toMatchObject({ successful_records: 2, failed_records: 2 });
    expect(memory.jobs.get(job_id)).toMatchObject({
      status: "completed",
      error_details: 'Line 9: no title\nLine 3: skipped, the address "post-1" is taken.',
    });
  });

  it("are overwritten by choice: text only, once, and never of a post that is not there", async () => {
    const memory = await started(4);
    const date = new Date("2020-01-01T00:00:00Z");
    const old = { title: "Antes", slug: "uno", published: true, view_count: 7 };
    memory.posts.set(other, { ...old, created_at: date, updated_at: date });
    memory.own("uno", "current");
    memory.slugs.set("dos", { post_id: job_id, state: "current" });
    memory.slugs.set("tres", { post_id: other, state: "moved", target: "uno" });
    const slugs = ["uno", "uno", "dos", "tres"];
    await memory.send(
      0,
      slugs.map((slug, row) => aRow(row, { slug, on_conflict: "update" })),
    );
    const kept = { view_count: 7, created_at: date, slug: "uno" };
    expect(memory.posts.get(other)).toMatchObject({ ...kept, title: "Post 0" });
    expect(memory.posts.get(other)).not.toHaveProperty("import_job_id");
    expect(memory.items.get(postIdOf(job_id, 0))?.record_id).toBe(other);
    expect([1, 2, 3].map((row) => at(memory, row))).toEqual(["uno-2", "dos-2", "tres-2"]);
  });

  it("are read only when one is taken", async () => {
    const memory = await started(4);
    await memory.send(0, [aRow(0), aRow(1)]);
    expect(memory.read).toEqual({ slugs: 0, times: 0 });
    memory.own("post-3", "current");
    await memory.send(1, [aRow(2), aRow(3)]);
    expect([0, 1, 2, 3].map((row) => at(memory, row))).toEqual([
      "post-0",
      "post-1",
      "post-2",
      "post-3-2",
    ]);
    expect(memory.slugs.get("post-3")).toEqual({ post_id: other, state: "current" });
    expect(memory.jobs.get(job_id)).toMatchObject({ successful_records: 4 });
  });

  it("of a long series are found by few reads", async () => {
    const memory = await started(200);
    memory.own("uno", "current");
    for (let n = 2; n <= 4000; n += 1) memory.own(`uno-${n}`, "current");
    const rows = Array.from({ length: 100 }, (_, row) => aRow(row, { slug: "uno" }));
    await memory.send(0, rows);
    const slugs = rows.map(({ row }) => at(memory, row));
    expect(slugs).toEqual(rows.map(({ row }) => `uno-${row + 4001}`));
    expect(memory.read.slugs).toBeLessThan(400);
    expect(memory.read.times).toBeLessThan(15);
  });
});

describe("the last chunk", () => {
  it("completes a job with rejected rows and names at most twenty", async () => {
    const lines = Array.from({ length: 30 }, (_, index) => `Line ${index}: no title`);
    const { send, jobs } = await started(31, 30, lines.join("\n"));
    expect(await send(0, [aRow(0)])).toMatchObject({ status: "completed", failed_records: 30 });
    const job = v.parse(ImportJobSchema, jobs.get(job_id));
    expect(job.error_details?.split("\n")).toHaveLength(20);
    expect(job.completed_at).toEqual(new Date("2026-11-21T10:00:00Z"));
  });
  it("closes the job in its own commit, and is written down once", async () => {
    const { send, finish, audited, jobs } = await started(3);
    expect(await send(1, [aRow(2)])).toMatchObject({ status: "processing" });
    expect(await send(0, [aRow(0), aRow(1)])).toMatchObject({ status: "completed" });
    const job = jobs.get(job_id);
    expect(await finish()).toMatchObject({ status: "completed", successful_records: 3 });
    expect(jobs.get(job_id)).toBe(job);
    expect(audited.map(({ action }) => action)).toEqual(["import_started", "import_finished"]);
    expect(audited[1]?.details).toEqual({ status: "completed", posts: 3 });
  });
  it("fails the job when every row was left out", async () => {
    const { send, own } = await started(1);
    own("post-0", "current");
    const state = await send(0, [aRow(0, { on_conflict: "skip" })]);
    expect(state).toMatchObject({ status: "failed", successful_records: 0, failed_records: 1 });
  });
});

describe("finishImport", () => {
  it("fails a job only when nothing was stored, and leaves a finished one alone", async () => {
    const { finish, jobs, audited } = await started(2, 2);
    expect(await finish("Line 2: no title")).toMatchObject({ status: "failed" });
    const job = jobs.get(job_id);
    expect(await finish("Line 3: other")).toMatchObject({ status: "failed" });
    expect(jobs.get(job_id)).toBe(job);
    const details = { status: "failed", posts: 0 };
    expect(audited.slice(1)).toMatchObject([{ action: "import_finished", details }]);
  });
  it("refuses while rows are still to come, while it is deleted, and when there is no job", async () => {
    const { send, finish, jobs } = await started(2);
    await send(0, [aRow(0)]);
    await expect(finish()).rejects.toMatchObject({ code: "failed-precondition" });
    const job = jobs.get(job_id);
    if (job) jobs.set(job_id, { ...job, status: "deleting" });
    await expect(finish()).rejects.toMatchObject({ code: "failed-precondition" });
    jobs.clear();
    await expect(finish()).rejects.toMatchObject({ code: "not-found" });
  });
});
