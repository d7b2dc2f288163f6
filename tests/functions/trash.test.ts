import { beforeEach, describe, expect, it } from "vitest";
import { aBody, anImportRow, aPost, toId } from "../support/builders.ts";
import { callAndExpectSuccess, callFunction } from "../support/call-function.ts";
import { reset } from "../support/reset.ts";
import { runScheduled } from "../support/run-scheduled.ts";
import { storePost } from "../support/store.ts";
import { anAdmin, auditTrail, countDocuments, getStatus, sdk } from "./support/callers.ts";
import { dated } from "./support/stored.ts";

const [uno, dos] = [aPost({ slug: "uno", view_count: 41 }), aPost({ slug: "dos" })];
let token: string;
beforeEach(async () => {
  await reset();
  token = await anAdmin();
  await storePost(sdk.db, uno, aBody());
  await storePost(sdk.db, dos, aBody());
});

const entryAt = async (slug: string) => (await sdk.db.doc(`slugs/${slug}`).get()).data();
const remove = (post_ids: string[], slug_actions = {}) =>
  callAndExpectSuccess("deletePosts", { post_ids, slug_actions }, token);
const restore = (...post_ids: string[]) =>
  callAndExpectSuccess("restorePosts", { post_ids }, token);

describe("deletePosts and restorePosts", () => {
  it("delete a post and restore it with body, views and slugs", async () => {
    await sdk.db.doc("slugs/antes").set({ post_id: uno.id, state: "moved", target: "uno" });
    const before = (await sdk.db.doc(`blog_posts/${uno.id}`).get()).data();
    expect(await remove([uno.id])).toEqual({ deleted: 1 });
    expect(await countDocuments("blog_posts")).toBe(1);
    const gone = { post_id: uno.id, state: "gone" };
    expect([await entryAt("uno"), await entryAt("antes")]).toEqual([gone, gone]);
    const trashed = dated(await sdk.db.doc(`trash_posts/${uno.id}`).get());
    expect(trashed).toMatchObject({ reason: "post", post: { slug: "uno", view_count: 41 } });
    const days = (Number(trashed.purge_at) - Number(trashed.deleted_at)) / 86_400_000;
    expect(days).toBe(30);

    const restored = [{ post_id: uno.id, slug: "uno", renamed: false }];
    expect(await restore(uno.id)).toEqual({ restored, missing: [] });
    expect((await sdk.db.doc(`blog_posts/${uno.id}`).get()).data()).toEqual(before);
    expect((await sdk.db.doc(`post_bodies/${uno.id}`).get()).data()).toEqual(aBody());
    expect(await entryAt("uno")).toEqual({ post_id: uno.id, state: "current" });
    expect(await entryAt("antes")).toEqual({ post_id: uno.id, state: "moved", target: "uno" });
    expect(await countDocuments("trash_posts")).toBe(0);
    expect((await auditTrail()).map(([action, , target]) => [action, target])).toEqual([
      ["posts_deleted", uno.id],
      ["posts_restored", uno.id],
    ]);
  });

  it("redirect to another article on request, and number a slug that is taken", async () => {
    await remove([uno.id], { [uno.id]: { action: "redirect", target_slug: "dos" } });
    expect(await entryAt("uno")).toEqual({ post_id: uno.id, state: "moved", target: "dos" });
    await restore(uno.id);
    await remove([uno.id]);
    await storePost(sdk.db, { ...aPost({ slug: "uno" }), id: toId("tercero") }, aBody());
    const restored = [{ post_id: uno.id, slug: "uno-2", renamed: true }];
    expect(await restore(uno.id)).toEqual({ restored, missing: [] });
    expect((await sdk.db.doc(`blog_posts/${uno.id}`).get()).get("slug")).toBe("uno-2");
  });

  it("reject a redirect to a missing article, and change nothing", async () => {
    for (const target_slug of ["nada", "uno"]) {
      const slug_actions = { [uno.id]: { action: "redirect", target_slug } };
      const input = { post_ids: [uno.id], slug_actions };
      const outcome = await callFunction("deletePosts", input, token);
      expect(outcome).toMatchObject({
        error: { status: "INVALID_ARGUMENT", details: { safe: true } },
      });
    }
    expect([await countDocuments("blog_posts"), await countDocuments("trash_posts")]).toEqual([
      2, 0,
    ]);
  });

  it("have the same result when called twice at once", async () => {
    const input = { post_ids: [uno.id, dos.id] };
    const twice = [1, 2].map(() => callAndExpectSuccess("deletePosts", input, token));
    const deleted = (await Promise.all(twice)).map((result) => result.deleted);
    expect(deleted.sort((a, b) => a - b)).toEqual([0, 2]);
    const back = await Promise.all([restore(uno.id, dos.id), restore(uno.id, dos.id)]);
    const counts = back.map(({ restored }) => restored.length);
    expect(counts.sort((a, b) => a - b)).toEqual([0, 2]);
    expect([await countDocuments("blog_posts"), await countDocuments("trash_posts")]).toEqual([
      2, 0,
    ]);
    expect(await auditTrail()).toHaveLength(2);
  });

  it("change more than a hundred posts as one operation, with one entry in the audit log", async () => {
    const many = Array.from({ length: 103 }, (_, n) => aPost({ slug: `cien-${n}` }));
    await Promise.all(many.map((post) => storePost(sdk.db, post, aBody())));
    const ids = many.map(({ id }) => id);
    for (const name of ["deletePosts", "restorePosts"] as const) {
      const operation_id = toId(name);
      let post_ids = ids;
      while (post_ids.length > 0) {
        const { rest = 0 } = await callAndExpectSuccess(name, { operation_id, post_ids }, token);
        post_ids = ids.slice(ids.length - rest);
      }
      const entry = await sdk.db.doc(`audit_log/${operation_id}`).get();
      expect(entry.get("details").count).toBe(103);
    }
    expect([await countDocuments("blog_posts"), await countDocuments("trash_posts")]).toEqual([
      105, 0,
    ]);
    expect((await auditTrail()).length).toBe(2);
    const input = { post_ids: Array.from({ length: 5001 }, (_, n) => toId(`${n}`)) };
    expect(getStatus(await callFunction("deletePosts", input, token))).toBe("INVALID_ARGUMENT");
  });
});

describe("restoreImportJob", () => {
  const job_id = toId("job");
  it("takes back a slug that redirected since the job was deleted", async () => {
    const rows = [0, 1].map((row) => anImportRow({ row }));
    const start = { job_id, job_name: "x", total_records: 2, failed_records: 0 };
    await callAndExpectSuccess("startImport", start, token);
    await callAndExpectSuccess("importChunk", { job_id, chunk: 0, rows }, token);
    const id = String((await entryAt("fila-1"))?.post_id);
    const removeJob = (target_slug: string) => {
      const slug_actions = { [id]: { action: "redirect", target_slug } };
      return callFunction("deleteImportJob", { job_id, slug_actions }, token);
    };
    expect(getStatus(await removeJob("fila-0"))).toBe("INVALID_ARGUMENT");
    expect(await countDocuments("blog_posts")).toBe(4);
    expect(await removeJob("dos")).toMatchObject({ result: { deleted: 2, done: true } });
    expect(await entryAt("fila-1")).toEqual({ post_id: id, state: "moved", target: "dos" });
    expect(await entryAt("fila-0")).toMatchObject({ state: "gone" });
    await callAndExpectSuccess("restoreImportJob", { job_id }, token);
    expect(await entryAt("fila-1")).toEqual({ post_id: id, state: "current" });
  });

  it("restores the posts of a deleted job, without the job", async () => {
    const rows = Array.from({ length: 3 }, (_, row) => anImportRow({ row }));
    const start = { job_id, job_name: "x", total_records: 3, failed_records: 0 };
    await callAndExpectSuccess("startImport", start, token);
    await callAndExpectSuccess("importChunk", { job_id, chunk: 0, rows }, token);
    await callAndExpectSuccess("finishImport", { job_id }, token);
    const early = await callFunction("restoreImportJob", { job_id }, token);
    expect(getStatus(early)).toBe("FAILED_PRECONDITION");
    expect(await callAndExpectSuccess("deleteImportJob", { job_id }, token)).toEqual({
      deleted: 3,
      done: true,
    });
    expect(await countDocuments("trash_posts")).toBe(3);
    const [trashed] = (await sdk.db.collection("trash_posts").get()).docs;
    expect(trashed?.data()).toMatchObject({ job_id, job_name: "x" });
    const { restored, done } = await callAndExpectSuccess("restoreImportJob", { job_id }, token);
    expect(done).toBe(true);
    expect(restored.map(({ slug }) => slug).sort()).toEqual(["fila-0", "fila-1", "fila-2"]);
    const left = ["blog_posts", "post_bodies", "trash_posts", "import_jobs", "import_job_items"];
    expect(await Promise.all(left.map(countDocuments))).toEqual([5, 5, 0, 0, 0]);
    expect((await auditTrail()).map(([action]) => action)).toEqual([
      "import_started",
      "import_finished",
      "job_deleted",
      "job_restored",
    ]);
  });
});

describe("purgePosts", () => {
  it("removes posts in the trash with bodies and versions, and no others", async () => {
    for (const { id } of [uno, dos])
      for (const name of ["post_versions", "claim_records"])
        await sdk.db.doc(`${name}/${id}`).set({ post_id: id });
    await remove([uno.id]);
    const input = { post_ids: [uno.id, dos.id, toId("nothing")] };
    const twice = [1, 2].map(() => callAndExpectSuccess("purgePosts", input, token));
    const purged = (await Promise.all(twice)).map((result) => result.purged);
    expect(purged.sort((a, b) => a - b)).toEqual([0, 1]);
    const left = ["trash_posts", "blog_posts", "post_bodies", "post_versions", "claim_records"];
    expect(await Promise.all(left.map(countDocuments))).toEqual([0, 1, 1, 1, 1]);
    expect(await entryAt("uno")).toEqual({ post_id: uno.id, state: "gone" });
    expect(await restore(uno.id)).toEqual({ restored: [], missing: [uno.id] });
    expect((await auditTrail()).map(([action, , target]) => [action, target])).toEqual([
      ["posts_deleted", uno.id],
      ["posts_purged", uno.id],
    ]);
  });

  it("accepts a hundred posts with six versions each", async () => {
    const many = Array.from({ length: 100 }, (_, n) => aPost({ slug: `cien-${n}` }));
    await Promise.all(many.map((post) => storePost(sdk.db, post, aBody())));
    for (const { id: post_id } of many) {
      const versions = sdk.db.batch();
      for (let n = 0; n < 6; n += 1)
        versions.set(sdk.db.collection("post_versions").doc(), { post_id });
      await versions.commit();
    }
    const post_ids = many.map(({ id }) => id);
    await remove(post_ids);
    expect(await callAndExpectSuccess("purgePosts", { post_ids }, token)).toEqual({ purged: 100 });
    expect(await Promise.all(["trash_posts", "post_versions"].map(countDocuments))).toEqual([0, 0]);
  });
});

describe("emptyTrash", () => {
  it("removes due posts with their bodies, and nothing else", async () => {
    for (const { id } of [uno, dos]) await sdk.db.doc(`post_versions/${id}`).set({ post_id: id });
    await remove([uno.id, dos.id]);
    await sdk.db.doc(`trash_posts/${uno.id}`).update({ purge_at: new Date(Date.now() - 1000) });
    await runScheduled("emptyTrash");
    expect(await Promise.all(["trash_posts", "post_versions"].map(countDocuments))).toEqual([1, 1]);
    expect((await sdk.db.doc(`post_bodies/${uno.id}`).get()).exists).toBe(false);
    expect((await sdk.db.doc(`post_bodies/${dos.id}`).get()).exists).toBe(true);
    expect(await entryAt("uno")).toEqual({ post_id: uno.id, state: "gone" });
    expect(await restore(uno.id, dos.id)).toMatchObject({ missing: [uno.id] });
  });
});
