import type { StoredPost } from "domain/posts/post";
import { beforeEach, describe, expect, it } from "vitest";
import { aBody, anImportRow, aPost, toId } from "../support/builders.ts";
import { callAndExpectSuccess, callFunction } from "../support/call-function.ts";
import { deleteOnePage } from "../support/delete-all.ts";
import { reset } from "../support/reset.ts";
import { storePost } from "../support/store.ts";
import { anAdmin, auditTrail, countDocuments, getStatus, sdk } from "./support/callers.ts";

const deletion_id = toId("deletion");
const job_id = toId("job");
const phrase = "DELETE ALL";
let token: string;
beforeEach(async () => {
  await reset();
  token = await anAdmin();
});

const call = (expected_count: number, change = {}) =>
  callFunction("deleteAllPosts", { deletion_id, phrase, expected_count, ...change }, token);
const proceed = (expected_count: number) =>
  callAndExpectSuccess("deleteAllPosts", { deletion_id, phrase, expected_count }, token);
const onePage = (expected_count: number) =>
  deleteOnePage(sdk, { deletion_id, phrase, expected_count });
const left = () =>
  Promise.all(
    ["blog_posts", "post_bodies", "import_jobs", "import_job_items", "trash_posts"].map(
      countDocuments,
    ),
  );

async function store(count: number, name: string): Promise<StoredPost[]> {
  const posts = Array.from({ length: count }, (_, n) => aPost({ slug: `${name}-${n}` }));
  for (let from = 0; from < count; from += 50) {
    await Promise.all(posts.slice(from, from + 50).map((post) => storePost(sdk.db, post, aBody())));
  }
  return posts;
}

async function imported(rows: number): Promise<void> {
  const start = { job_id, job_name: "x", total_records: rows, failed_records: 0 };
  await callAndExpectSuccess("startImport", start, token);
  const sent = Array.from({ length: rows }, (_, row) => anImportRow({ row }));
  await callAndExpectSuccess("importChunk", { job_id, chunk: 0, rows: sent }, token);
  await callAndExpectSuccess("finishImport", { job_id }, token);
}

describe("deleteAllPosts", () => {
  it("removes all posts page by page, then jobs and items, and leaves the trash", async () => {
    const [first, second] = await store(250, "viejo");
    for (const id of [first?.id, second?.id]) {
      await sdk.db.doc(`post_versions/${id}`).set({ post_id: id });
    }
    const earlier = { post_id: second?.id, state: "moved", target: "viejo-1" };
    await sdk.db.doc("slugs/mas-viejo").set(earlier);
    await imported(3);
    await callAndExpectSuccess("deletePosts", { post_ids: [first?.id ?? ""] }, token);
    expect(await onePage(252)).toEqual({ deleted: 200, remaining: 52, done: false });
    // As after a crash between commit and answer.
    expect(await proceed(252)).toEqual({ deleted: 252, remaining: 0, done: true });
    expect(await proceed(252)).toEqual({ deleted: 252, remaining: 0, done: true });
    expect(await left()).toEqual([0, 1, 0, 0, 1]);
    expect(await countDocuments("post_versions")).toBe(1);
    const entry = await sdk.db.doc("slugs/viejo-7").get();
    expect(entry.get("state")).toBe("gone");
    const old = (await sdk.db.doc("slugs/mas-viejo").get()).data();
    expect(old).toEqual({ post_id: second?.id, state: "gone" });
    const actions = (await auditTrail()).map(([action]) => action);
    expect(actions.filter((action) => action === "all_posts_deleted")).toHaveLength(1);
    const back = await callAndExpectSuccess("restorePosts", { post_ids: [first?.id ?? ""] }, token);
    expect(back.restored).toMatchObject([{ slug: "viejo-0" }]);
  });

  it("rejects a wrong phrase or count with a message, and deletes nothing", async () => {
    await store(2, "viejo");
    for (const wrong of ["delete all", "DELETE ALL ", ""]) {
      expect(getStatus(await call(2, { phrase: wrong }))).toBe("INVALID_ARGUMENT");
    }
    for (const count of [1, 3]) {
      expect(await call(count)).toEqual({
        error: {
          status: "FAILED_PRECONDITION",
          message: "The list changed, check again",
          details: { safe: true },
        },
      });
    }
    expect(await countDocuments("blog_posts")).toBe(2);
    expect(await countDocuments("deletions")).toBe(0);
  });

  it("rejects a call during an import, and answers not-found to a chunk after the deletion", async () => {
    const start = { job_id, job_name: "x", total_records: 2, failed_records: 0 };
    await callAndExpectSuccess("startImport", start, token);
    const chunk = (row: number) => ({ job_id, chunk: row, rows: [anImportRow({ row })] });
    await callAndExpectSuccess("importChunk", chunk(0), token);
    expect(getStatus(await call(1))).toBe("FAILED_PRECONDITION");
    const yesterday = new Date(Date.now() - 86_400_000);
    await sdk.db.doc(`import_jobs/${job_id}`).update({ touched_at: yesterday });
    expect(await proceed(1)).toEqual({ deleted: 1, remaining: 0, done: true });
    expect(getStatus(await callFunction("importChunk", chunk(1), token))).toBe("NOT_FOUND");
    expect(await left()).toEqual([0, 0, 0, 0, 0]);
  });

  it("keeps posts added after it started", async () => {
    await store(201, "viejo");
    const page = await onePage(201);
    expect(page).toEqual({ deleted: 200, remaining: 1, done: false });
    const [added] = await store(1, "nuevo");
    await imported(2);
    expect(await proceed(201)).toEqual({ deleted: 201, remaining: 3, done: true });
    expect((await sdk.db.doc(`blog_posts/${added?.id}`).get()).exists).toBe(true);
    expect(await left()).toEqual([3, 3, 1, 2, 0]);
  });

  it("counts correctly while posts are added", async () => {
    await store(60, "viejo");
    const [, added] = await Promise.all([proceed(60).catch(String), store(20, "nuevo")]);
    let state = await callFunction(
      "deleteAllPosts",
      { deletion_id, phrase, expected_count: 60 },
      token,
    );
    if (getStatus(state) !== "OK") {
      expect(await countDocuments("blog_posts")).toBe(80);
      return;
    }
    while ("result" in state && !(state.result as { done: boolean }).done) state = await call(60);
    expect(state).toEqual({ result: { deleted: 60, remaining: 20, done: true } });
    for (const { id } of added) {
      expect((await sdk.db.doc(`blog_posts/${id}`).get()).exists).toBe(true);
    }
  });
});
