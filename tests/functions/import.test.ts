import { ImportJobItemSchema, ImportJobSchema } from "domain/imports/import-job";
import type { ImportRow } from "domain/imports/import-row";
import { PostBodySchema, PostSchema, SlugEntrySchema } from "domain/posts/post";
import * as v from "valibot";
import { beforeEach, describe, expect, it } from "vitest";
import { aBody, anImportRow, aPost, toId } from "../support/builders.ts";
import { callAndExpectSuccess, callFunction } from "../support/call-function.ts";
import { reset } from "../support/reset.ts";
import { storePost } from "../support/store.ts";
import { anAdmin, countDocuments, getStatus, sdk } from "./support/callers.ts";
import { dated, loadSlugs } from "./support/stored.ts";

const job_id = toId("job");
let token: string;
beforeEach(async () => {
  await reset();
  token = await anAdmin();
});

const start = (total_records: number, failed_records = 0) =>
  callAndExpectSuccess(
    "startImport",
    { job_id, job_name: "Enero", total_records, failed_records },
    token,
  );
const send = (chunk: number, rows: ImportRow[]) =>
  callAndExpectSuccess("importChunk", { job_id, chunk, rows }, token);
const finish = () => callAndExpectSuccess("finishImport", { job_id }, token);
const toRows = (count: number, from = 0, changes: Partial<ImportRow> = {}) =>
  Array.from({ length: count }, (_, index) => anImportRow({ row: from + index, ...changes }));

describe("an import", () => {
  it("completes all steps, and repeating each changes nothing", async () => {
    for (const _ of [1, 2])
      expect(await start(4, 1)).toMatchObject({ status: "processing", chunks: [] });
    for (const _ of [1, 2])
      expect(await send(0, toRows(2))).toMatchObject({ successful_records: 2, chunks: [0] });
    for (const _ of [1, 2])
      expect(await send(1, toRows(1, 2))).toMatchObject({ successful_records: 3 });
    for (const _ of [1, 2])
      expect(await finish()).toMatchObject({ status: "completed", failed_records: 1 });
    expect(await send(1, toRows(1, 2))).toMatchObject({ status: "completed", chunks: [0, 1] });
    const collections = ["blog_posts", "post_bodies", "slugs", "import_job_items", "import_jobs"];
    expect(await Promise.all(collections.map(countDocuments))).toEqual([3, 3, 3, 3, 1]);
  });

  it("stores what the domain's schemas describe", async () => {
    await start(2);
    await send(0, [anImportRow(), anImportRow({ row: 1, published: false, content: "# Uno" })]);
    await finish();
    const job = await sdk.db.doc(`import_jobs/${job_id}`).get();
    expect(v.parse(ImportJobSchema, dated(job))).toMatchObject({ job_name: "Enero" });
    const { docs } = await sdk.db.collection("blog_posts").orderBy("slug").get();
    const posts = docs.map((doc) => v.parse(PostSchema, dated(doc)));
    const [first, second] = posts;
    expect(first).toMatchObject({ slug: "fila-0", view_count: 0, import_job_id: job_id });
    expect(first?.published_at).toEqual(first?.created_at);
    expect(second).not.toHaveProperty("published_at");
    for (const doc of docs) {
      v.parse(PostBodySchema, (await sdk.db.doc(`post_bodies/${doc.id}`).get()).data());
      const entry = await sdk.db.doc(`slugs/${doc.get("slug")}`).get();
      expect(v.parse(SlugEntrySchema, entry.data())).toEqual({ post_id: doc.id, state: "current" });
      const item = await sdk.db.doc(`import_job_items/${doc.id}`).get();
      const data = { ...item.data(), record_data: dated(item.get("record_data")) };
      expect(v.parse(ImportJobItemSchema, data)).toMatchObject({ job_id, record_id: doc.id });
    }
  });

  it("accepts 100 rows of 30 kB in one chunk, and rejects one above 3 MiB", async () => {
    await start(105);
    const content = `<p>${"ñandú ".repeat(3700)}</p>`;
    expect(await send(0, toRows(100, 0, { content }))).toMatchObject({ successful_records: 100 });
    const large = { content: `<p>${"a".repeat(890_000)}</p>` };
    expect(await send(1, toRows(3, 100, large))).toMatchObject({ successful_records: 103 });
    const refused = await callFunction(
      "importChunk",
      { job_id, chunk: 2, rows: toRows(4, 103, large) },
      token,
    );
    expect(getStatus(refused)).toBe("INVALID_ARGUMENT");
    expect(await countDocuments("blog_posts")).toBe(103);
  });

  it("does not finish before all rows are sent, and fails a job without rows", async () => {
    await start(2);
    await send(0, toRows(1));
    const early = await callFunction("finishImport", { job_id }, token);
    expect(getStatus(early)).toBe("FAILED_PRECONDITION");
    const empty = { job_id: toId("empty"), job_name: "x", total_records: 2, failed_records: 2 };
    await callAndExpectSuccess("startImport", empty, token);
    const details = { job_id: empty.job_id, error_details: "Row 2: no title" };
    expect(await callAndExpectSuccess("finishImport", details, token)).toMatchObject({
      status: "failed",
    });
  });

  it("rejects chunks of a missing job", async () => {
    const outcome = await callFunction("importChunk", { job_id, chunk: 0, rows: toRows(1) }, token);
    expect(getStatus(outcome)).toBe("NOT_FOUND");
    expect(await countDocuments("blog_posts")).toBe(0);
  });
});

describe("taken slugs", () => {
  const post = aPost({ slug: "fila-0", view_count: 7 });
  beforeEach(async () => {
    await storePost(sdk.db, post, aBody());
    await start(3);
  });

  it("are numbered", async () => {
    await send(0, [...toRows(1), ...toRows(2, 1, { slug: "fila-0" })]);
    expect(await loadSlugs(job_id)).toEqual(["fila-0-2", "fila-0-3", "fila-0-4"]);
  });

  it("are skipped, counted and listed", async () => {
    const state = await send(0, toRows(3, 0, { on_conflict: "skip" }));
    expect(state).toMatchObject({ successful_records: 2, failed_records: 1 });
    expect(await finish()).toMatchObject({ status: "completed", failed_records: 1 });
    const job = await sdk.db.doc(`import_jobs/${job_id}`).get();
    expect(job.get("error_details")).toContain('skipped, the address "fila-0" is taken.');
  });

  it("replace only the text of their posts, which is restored when the job is deleted", async () => {
    await send(0, toRows(3, 0, { on_conflict: "update" }));
    const updated = await sdk.db.doc(`blog_posts/${post.id}`).get();
    expect(updated.data()).toMatchObject({ title: "Fila 0", view_count: 7, slug: "fila-0" });
    expect(dated(updated)).toMatchObject({ created_at: post.created_at });
    expect(await loadSlugs(job_id)).toEqual(["fila-1", "fila-2"]);
    expect(await callAndExpectSuccess("deleteImportJob", { job_id }, token)).toEqual({
      deleted: 2,
      done: true,
    });
    const body = await sdk.db.doc(`post_bodies/${post.id}`).get();
    expect(body.data()).toEqual(aBody());
    const restored = await sdk.db.doc(`blog_posts/${post.id}`).get();
    expect(restored.get("title")).toBe(post.title);
    const [version, ...more] = (await sdk.db.collection("post_versions").get()).docs;
    expect(more).toEqual([]);
    expect(version?.get("content")).toContain("fila 0");
    const collections = ["blog_posts", "trash_posts", "import_job_items", "import_jobs"];
    expect(await Promise.all(collections.map(countDocuments))).toEqual([1, 2, 0, 0]);
    expect((await sdk.db.doc("slugs/fila-0").get()).get("state")).toBe("current");
  });
});
