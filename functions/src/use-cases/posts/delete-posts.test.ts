import { TrashedPostSchema } from "domain/posts/trash";
import { limits } from "domain/shared/limits";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { actor, memoryJob, memoryPosts, uuid } from "../../testing/memory-posts.ts";
import { deletePosts, trashJobPosts } from "./delete-posts.ts";
import { restoreImportJob } from "./restore-posts.ts";

const [a, b, c] = [uuid(1), uuid(2), uuid(3)];

/** Posts a and b at 'uno' and 'dos'; 'antes' is a former slug of a. */
function twoPosts() {
  const memory = memoryPosts();
  memory.put(a, "uno");
  memory.put(b, "dos");
  memory.slugs.set("antes", { post_id: a, state: "moved", target: "uno" });
  const remove = (post_ids: string[], slug_actions = {}) =>
    deletePosts(memory.deps, { post_ids, slug_actions }, actor);
  return { ...memory, remove };
}

describe("deletePosts", () => {
  it("moves posts to the trash for 30 days and closes all their slugs", async () => {
    const { remove, blog_posts, trash_posts, slugs, audit_log } = twoPosts();
    const post = blog_posts.get(a);
    expect(await remove([a, c])).toEqual({ deleted: 1 });
    expect([...blog_posts.keys()]).toEqual([b]);
    const trashed = v.parse(TrashedPostSchema, trash_posts.get(a));
    expect(trashed).toMatchObject({ post, reason: "post", deleted_by: "u1" });
    expect(trashed.purge_at).toEqual(new Date("2026-12-21T10:00:00Z"));
    for (const slug of ["uno", "antes"]) {
      expect(slugs.get(slug)).toEqual({ post_id: a, state: "gone" });
    }
    expect(slugs.get("dos")?.state).toBe("current");
    expect([...audit_log.values()]).toMatchObject([
      { action: "posts_deleted", target: a, details: { count: 1, title: post?.title } },
    ]);
    expect(await remove([a, c])).toEqual({ deleted: 0 });
    expect(audit_log.size).toBe(1);
  });

  it("records the titles of the first five posts", async () => {
    const memory = memoryPosts();
    const numbers = [1, 2, 3, 4, 5, 6, 7];
    for (const n of numbers) memory.put(uuid(n), `pie-${n}`);
    await deletePosts(memory.deps, { post_ids: numbers.map(uuid) }, actor);
    const titles = ["pie-1", "pie-2", "pie-3", "pie-4", "pie-5"];
    expect([...memory.audit_log.values()].map(({ details }) => details)).toEqual([
      { title: "pie-1", titles, count: 7 },
    ]);
  });

  it("redirects every slug of a post to the chosen article", async () => {
    const { remove, slugs } = twoPosts();
    await remove([a], { [a]: { action: "redirect", target_slug: "dos" } });
    const moved = { post_id: a, state: "moved", target: "dos" };
    expect([slugs.get("uno"), slugs.get("antes")]).toEqual([moved, moved]);
  });

  it.each([
    ["no article", "tres", [a]],
    ["a former slug", "antes", [b]],
    ["the post itself", "uno", [a]],
    ["another deleted post", "dos", [a, b]],
  ])("rejects a redirect to %s", async (_, target_slug, ids) => {
    const { remove, blog_posts, trash_posts } = twoPosts();
    const actions = Object.fromEntries(
      ids.map((id) => [id, { action: "redirect" as const, target_slug }]),
    );
    await expect(remove(ids, actions)).rejects.toMatchObject({ code: "invalid-argument" });
    expect([blog_posts.size, trash_posts.size]).toEqual([2, 0]);
  });

  it("rejects a redirect to a draft", async () => {
    const memory = twoPosts();
    memory.put(b, "dos", { published: false });
    const actions = { [a]: { action: "redirect", target_slug: "dos" } };
    await expect(memory.remove([a], actions)).rejects.toMatchObject({ code: "invalid-argument" });
    expect(memory.trash_posts.size).toBe(0);
  });

  it("changes nothing when its commit fails, and a repeat succeeds", async () => {
    const { remove, clock, blog_posts, trash_posts } = twoPosts();
    clock.failure = "commit failed";
    await expect(remove([a])).rejects.toThrow("commit failed");
    expect([blog_posts.size, trash_posts.size]).toEqual([2, 0]);
    clock.failure = "";
    expect(await remove([a])).toEqual({ deleted: 1 });
  });

  it("changes nothing when it is repeated", async () => {
    const { documents, remove } = twoPosts();
    await remove([a, b]);
    const once = structuredClone(documents);
    await remove([a, b]);
    expect(documents).toEqual(once);
  });
});

describe("trashJobPosts", () => {
  it("moves a job's posts to the trash with their items, page by page, and restoreImportJob back", async () => {
    const count = limits.trashPage + 1;
    const memory = memoryJob(count);
    const { job_id } = memory;
    memory.import_job_items.delete("of-an-updated-post");
    memory.put(a, "uno");
    memory.put(b, "solo", { import_job_id: job_id });
    await deletePosts(memory.deps, { post_ids: [b] }, actor);
    expect(await trashJobPosts(memory.deps, job_id, 50, actor)).toBe(50);
    expect(await trashJobPosts(memory.deps, job_id, 200, actor)).toBe(count - 50);
    expect(await trashJobPosts(memory.deps, job_id, 200, actor)).toBe(0);
    expect([...memory.blog_posts.keys()]).toEqual([a]);
    expect([memory.import_job_items.size, memory.trash_posts.size]).toEqual([0, count + 1]);

    const restore = () => restoreImportJob(memory.deps, { job_id }, actor);
    await expect(restore()).rejects.toMatchObject({ code: "failed-precondition" });
    memory.import_jobs.clear();
    const first = await restore();
    expect([first.restored.length, first.done]).toEqual([limits.trashPage, false]);
    const second = await restore();
    expect([second.restored.length, second.done]).toEqual([1, true]);
    expect(await restore()).toEqual({ restored: [], done: true });
    const entries = [...memory.audit_log.values()].filter(
      ({ action }) => action === "job_restored",
    );
    expect(entries.map(({ details }) => details)).toEqual([{ job: "Enero", count }]);
    // A post that was deleted before its job stays in the trash.
    expect([...memory.trash_posts.keys()]).toEqual([b]);
    expect(memory.blog_posts.get(uuid(100))).toMatchObject({ slug: "fila-0", view_count: 7 });
    // A late repeat of the deletion leaves restored posts.
    expect(await trashJobPosts(memory.deps, job_id, 200, actor)).toBe(0);
    expect(memory.blog_posts.size).toBe(count + 1);
  });
});
