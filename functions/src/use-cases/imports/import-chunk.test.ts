import { ImportJobItemSchema, ImportJobSchema } from "domain/imports/import-job";
import { validateCsv } from "domain/imports/validate-csv";
import { PostSchema } from "domain/posts/post";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { failAtEveryStep } from "../../testing/fail-at-every-step.ts";
import {
  actor,
  job_id,
  memoryImport,
  startedImport,
  testRow,
} from "../../testing/memory-import.ts";
import { importChunk } from "./import-chunk.ts";
import { finishImport, startImport } from "./import-job.ts";
import { toPostId } from "./imported-post-id.ts";

const other = "00000000-0000-4000-8000-0000000000ff";

/** Gives a slug to another post. */
function own(
  { slugs }: ReturnType<typeof memoryImport>,
  slug: string,
  state: "current" | "gone",
): void {
  slugs.set(slug, { post_id: other, state });
}

describe("importChunk", () => {
  it("stores posts, bodies, slugs, items and counts", async () => {
    const { send, blog_posts, post_bodies, slugs, import_job_items, import_jobs } =
      await startedImport();
    const state = await send(0, [testRow(0), testRow(1, { published: false, content: "# Uno" })]);
    expect(state).toMatchObject({ successful_records: 2, failed_records: 0, chunks: [0] });
    const [first, second] = [0, 1].map((row) => toPostId(job_id, row));
    const date = new Date("2026-01-02T03:04:05Z");
    const post = v.parse(PostSchema, blog_posts.get(first ?? ""));
    expect(post).toMatchObject({ created_at: date, published_at: date, view_count: 0 });
    expect(post).toMatchObject({
      import_job_id: job_id,
      recorded_at: new Date("2026-11-21T10:00:00Z"),
    });
    expect(v.parse(PostSchema, blog_posts.get(second ?? ""))).not.toHaveProperty("published_at");
    expect(post_bodies.get(first ?? "")).toEqual({ content: "<p>Uno</p>", content_format: "html" });
    expect(post_bodies.get(second ?? "")).toEqual({
      content: "# Uno",
      content_format: "markdown",
    });
    expect(slugs.get("post-0")).toEqual({ post_id: first, state: "current" });
    const item = v.parse(ImportJobItemSchema, import_job_items.get(first ?? ""));
    expect(item).toMatchObject({ record_id: first, record_data: { slug: "post-0", line: 2 } });
    expect(import_jobs.get(job_id)).toMatchObject({ successful_records: 2, chunks: { 0: true } });
  });

  it("stores the words that searches ask for", async () => {
    const { send, blog_posts } = await startedImport();
    await send(0, [testRow(0, { title: "Pies", excerpt: "Inox", content: "# Higiene\n\nTexto" })]);
    const [post] = blog_posts.values();
    expect(post?.headings).toBe("Higiene");
    expect(post?.search_terms).toEqual(expect.arrayContaining(["pies", "inox", "higiene", "hig"]));
    expect(post?.search_terms).not.toContain("texto");
    expect(post?.tags).toEqual(["pies-niveladores"]);
  });

  it("names the stored pictures of a text", async () => {
    const { send, blog_posts } = await startedImport();
    const picture = "1".repeat(32);
    const content = `Uno ![Pie](/media/${picture}-40x30/800.webp)`;
    await send(0, [testRow(0, { content }), testRow(1)]);
    const ids = [...blog_posts.values()].map(({ picture_ids }) => picture_ids);
    expect(ids).toEqual([[picture], undefined]);
  });

  it("changes nothing when it is repeated, also after the end of the job", async () => {
    const { send, finish, blog_posts } = await startedImport(2);
    const state = await send(0, [testRow(0), testRow(1)]);
    expect(await send(0, [testRow(0), testRow(1)])).toEqual(state);
    await finish();
    expect(await send(0, [testRow(0), testRow(1)])).toMatchObject({
      status: "completed",
      successful_records: 2,
    });
    expect(blog_posts.size).toBe(2);
  });

  it.each([
    ["a job that is gone", "none", "not-found"],
    ["a job being deleted", "deleting", "failed-precondition"],
    ["a finished job", "completed", "failed-precondition"],
  ] as const)("rejects %s", async (_, status, code) => {
    const { send, import_jobs, blog_posts } = await startedImport();
    const job = import_jobs.get(job_id);
    if (status === "none") import_jobs.clear();
    else if (job) import_jobs.set(job_id, { ...job, status });
    await expect(send(0, [testRow(0)])).rejects.toMatchObject({ code });
    expect(blog_posts.size).toBe(0);
  });

  it.each([
    [
      "more rows than the job has",
      [testRow(0), testRow(1), testRow(2), testRow(3)],
      "failed-precondition",
    ],
    ["a row twice", [testRow(0), testRow(0)], "invalid-argument"],
    ["a date of the far past", [testRow(0, { date: "2017-01-01T00:00:00Z" })], "invalid-argument"],
    ["a date to come", [testRow(0, { date: "2026-12-24T00:00:00Z" })], "invalid-argument"],
    [
      "more than 3 MiB",
      [0, 1, 2, 3].map((row) => testRow(row, { content: "ñ".repeat(440_000) })),
      "invalid-argument",
    ],
  ])("rejects %s", async (_, rows, code) => {
    const { send, blog_posts } = await startedImport();
    await expect(async () => send(0, rows)).rejects.toMatchObject({ code });
    expect(blog_posts.size).toBe(0);
  });

  it.each([
    ["right rows", [testRow(0)]],
    ["a row twice", [testRow(0), testRow(0)]],
  ])("reads the caller's role in its commit: %s", async (_, rows) => {
    const { send, user_roles, blog_posts } = await startedImport();
    user_roles.clear();
    await expect(send(0, rows)).rejects.toMatchObject({ code: "permission-denied" });
    const ended_sessions = { until: -1, kept: -1, single: [actor.auth_time] };
    const row = { user_id: actor.uid, role: "admin", created_at: new Date(0) } as const;
    user_roles.set(actor.uid, { ...row, ended_sessions });
    await expect(send(0, rows)).rejects.toMatchObject({ code: "permission-denied" });
    expect(blog_posts.size).toBe(0);
  });

  it("stores a date a few minutes ahead as now", async () => {
    const { send, blog_posts } = await startedImport();
    await send(0, [testRow(0, { date: "2026-11-21T10:05:00Z" })]);
    expect(blog_posts.get(toPostId(job_id, 0))?.created_at).toEqual(
      new Date("2026-11-21T10:00:00Z"),
    );
  });
});

describe("importChunk: taken slugs", () => {
  const at = (memory: Awaited<ReturnType<typeof startedImport>>, row: number) =>
    memory.blog_posts.get(toPostId(job_id, row))?.slug;

  it("are numbered, in the chunk and in the store; a slug of a deleted post is free", async () => {
    const memory = await startedImport(5);
    own(memory, "uno", "current");
    own(memory, "uno-3", "current");
    own(memory, "dos", "gone");
    const rows = ["uno", "uno", "dos", "dos", "tres"].map((slug, row) => testRow(row, { slug }));
    await memory.send(0, rows);
    const slugs = rows.map(({ row }) => at(memory, row));
    expect(slugs).toEqual(["uno-2", "uno-4", "dos", "dos-2", "tres"]);
    expect(memory.slugs.get("uno")).toEqual({ post_id: other, state: "current" });
  });

  it("are skipped on request, counted and named", async () => {
    const memory = await startedImport(4, 1, "Row 9: no title");
    own(memory, "post-1", "current");
    const rows = [0, 1, 2].map((row) => testRow(row, { on_conflict: "skip" }));
    const state = await memory.send(0, rows);
    expect(state).toMatchObject({ successful_records: 2, failed_records: 2 });
    expect(memory.import_jobs.get(job_id)).toMatchObject({
      status: "completed",
      error_details: 'Row 9: no title\nRow 3 “Post 1”: skipped, the address "post-1" is taken.',
    });
  });

  it("are overwritten on request: text only, once, and only of existing posts", async () => {
    const memory = await startedImport(4);
    const date = new Date("2020-01-01T00:00:00Z");
    const old = { title: "Antes", slug: "uno", published: true, view_count: 7 };
    memory.blog_posts.set(other, { ...old, created_at: date, updated_at: date });
    own(memory, "uno", "current");
    memory.slugs.set("dos", { post_id: job_id, state: "current" });
    memory.slugs.set("tres", { post_id: other, state: "moved", target: "uno" });
    const slugs = ["uno", "uno", "dos", "tres"];
    await memory.send(
      0,
      slugs.map((slug, row) => testRow(row, { slug, on_conflict: "update" })),
    );
    const keptFields = { view_count: 7, created_at: date, slug: "uno" };
    expect(memory.blog_posts.get(other)).toMatchObject({ ...keptFields, title: "Post 0" });
    expect(memory.blog_posts.get(other)).not.toHaveProperty("import_job_id");
    expect(memory.import_job_items.get(toPostId(job_id, 0))?.record_id).toBe(other);
    expect([1, 2, 3].map((row) => at(memory, row))).toEqual(["uno-2", "dos-2", "tres-2"]);
  });

  it("are read only when one is taken", async () => {
    const memory = await startedImport(4);
    await memory.send(0, [testRow(0), testRow(1)]);
    expect(memory.slugReads()).toEqual([]);
    own(memory, "post-3", "current");
    await memory.send(1, [testRow(2), testRow(3)]);
    expect([0, 1, 2, 3].map((row) => at(memory, row))).toEqual([
      "post-0",
      "post-1",
      "post-2",
      "post-3-2",
    ]);
    expect(memory.slugs.get("post-3")).toEqual({ post_id: other, state: "current" });
    expect(memory.import_jobs.get(job_id)).toMatchObject({ successful_records: 4 });
  });

  it("get the number that the preview showed, also in a long series with gaps", async () => {
    const memory = await startedImport(1);
    const numbers = [2, 3, 4, 5, 6, 7, 8, 9, 11, 14];
    for (const slug of ["uno", ...numbers.map((n) => `uno-${n}`)]) own(memory, slug, "current");
    const cells = ["Uno", "x", "uno"];
    const table = { header: ["title", "content", "suggested_url"], rows: [{ line: 2, cells }] };
    const preview = validateCsv(table, {
      publish: true,
      dates: { mode: "random" },
      conflict: "suffix",
      findUsage: (slug) => (memory.slugs.has(slug) ? "post" : "free"),
      now: memory.clock.now,
      random: () => 0.5,
    });
    await memory.send(0, [testRow(0, { slug: "uno" })]);
    expect(preview).toMatchObject({ warnings: [{ kind: "renumbered", slug: at(memory, 0) }] });
  });

  it("in a long series need few reads", async () => {
    const memory = await startedImport(200);
    own(memory, "uno", "current");
    for (let n = 2; n <= 4000; n += 1) own(memory, `uno-${n}`, "current");
    const rows = Array.from({ length: 100 }, (_, row) => testRow(row, { slug: "uno" }));
    await memory.send(0, rows);
    const slugs = rows.map(({ row }) => at(memory, row));
    expect(slugs).toEqual(rows.map(({ row }) => `uno-${row + 4001}`));
    const read = memory.slugReads();
    expect(read.reduce((sum, { count }) => sum + count, 0)).toBeLessThan(400);
    expect(read.length).toBeLessThan(15);
  });
});

describe("the last chunk", () => {
  it("completes a job with rejected rows and keeps twenty error lines", async () => {
    const lines = Array.from({ length: 30 }, (_, index) => `Row ${index}: no title`);
    const { send, import_jobs } = await startedImport(31, 30, lines.join("\n"));
    expect(await send(0, [testRow(0)])).toMatchObject({ status: "completed", failed_records: 30 });
    const job = v.parse(ImportJobSchema, import_jobs.get(job_id));
    expect(job.error_details?.split("\n")).toHaveLength(20);
    expect(job.completed_at).toEqual(new Date("2026-11-21T10:00:00Z"));
  });
  it("closes the job in its own commit, with one audit entry", async () => {
    const { send, finish, audit_log, import_jobs } = await startedImport(3);
    expect(await send(1, [testRow(2)])).toMatchObject({ status: "processing" });
    expect(await send(0, [testRow(0), testRow(1)])).toMatchObject({ status: "completed" });
    const job = import_jobs.get(job_id);
    expect(await finish()).toMatchObject({ status: "completed", successful_records: 3 });
    expect(import_jobs.get(job_id)).toBe(job);
    expect([...audit_log.values()].map(({ action }) => action)).toEqual([
      "import_started",
      "import_finished",
    ]);
    expect([...audit_log.values()][1]?.details).toMatchObject({ status: "completed", posts: 3 });
  });
  it("fails the job when every row was skipped", async () => {
    const memory = await startedImport(1);
    own(memory, "post-0", "current");
    const state = await memory.send(0, [testRow(0, { on_conflict: "skip" })]);
    expect(state).toMatchObject({ status: "failed", successful_records: 0, failed_records: 1 });
  });
});

it("an import interrupted at any step is stored once, with correct counts", async () => {
  const scenario = () => {
    const { deps, documents } = memoryImport();
    const counts = { job_name: "Enero", total_records: 4, failed_records: 1 };
    const rows = [0, 1, 2].map((row) => testRow(row, { slug: "igual" }));
    const run = async (ports: typeof deps) => {
      await startImport(ports, { job_id, ...counts }, actor);
      await importChunk(ports, { job_id, chunk: 0, rows: rows.slice(0, 2) }, actor);
      await importChunk(ports, { job_id, chunk: 1, rows: rows.slice(2) }, actor);
      await finishImport(ports, { job_id }, actor);
    };
    return { deps, run, state: () => documents };
  };
  const { ends, expected } = await failAtEveryStep(scenario, 5);
  expect(ends).toEqual(expected);
});
