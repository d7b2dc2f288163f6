import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { limits } from "../domain/limits.ts";
import { TrashedPostSchema } from "../domain/trash.ts";
import { deletePosts, trashJobPosts } from "./delete-posts.ts";
import { emptyTrash } from "./empty-trash.ts";
import { memoryTrash } from "./memory-trash.ts";
import { restoreImportJob, restorePosts } from "./restore-posts.ts";

const actor = { uid: "u1", email: "eva@example.com" };
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const [a, b, c, job_id] = [uuid(1), uuid(2), uuid(3), uuid(9)];

/** Posts a and b at 'uno' and 'dos'; 'antes' is a former address of a. */
function two() {
  const memory = memoryTrash();
  memory.store(a, "uno");
  memory.store(b, "dos");
  memory.slugs.set("antes", { post_id: a, state: "moved", target: "uno" });
  const remove = (post_ids: string[], slug_actions = {}) =>
    deletePosts(memory.deps, { post_ids, slug_actions }, actor);
  const restore = (...post_ids: string[]) => restorePosts(memory.deps, { post_ids }, actor);
  return { ...memory, remove, restore };
}

describe("deletePosts", () => {
  it("moves posts to the trash for 30 days and closes all their addresses", async () => {
    const { remove, posts, trash, slugs, audit } = two();
    const post = posts.get(a);
    expect(await remove([a, c])).toEqual({ deleted: 1 });
    expect([...posts.keys()]).toEqual([b]);
    const trashed = v.parse(TrashedPostSchema, trash.get(a));
    expect(trashed).toMatchObject({ post, reason: "post", deleted_by: "u1" });
    expect(trashed.purge_at).toEqual(new Date("2026-12-21T10:00:00Z"));
    for (const slug of ["uno", "antes"]) {
      expect(slugs.get(slug)).toEqual({ post_id: a, state: "gone" });
    }
    expect(slugs.get("dos")?.state).toBe("current");
    expect(audit).toMatchObject([{ action: "posts_deleted", target: a, details: { count: 1 } }]);
    expect(await remove([a, c])).toEqual({ deleted: 0 });
    expect(audit).toHaveLength(1);
  });

  it("leads every address of a post to the article that was chosen", async () => {
    const { remove, slugs } = two();
    await remove([a], { [a]: { action: "redirect", target_slug: "dos" } });
    const moved = { post_id: a, state: "moved", target: "dos" };
    expect([slugs.get("uno"), slugs.get("antes")]).toEqual([moved, moved]);
  });

  it.each([
    ["nothing", "tres", [a]],
    ["a former address", "antes", [b]],
    ["the post itself", "uno", [a]],
    ["another post that goes", "dos", [a, b]],
  ])("refuses to lead to %s", async (_, target_slug, ids) => {
    const { remove, posts, trash } = two();
    const actions = Object.fromEntries(
      ids.map((id) => [id, { action: "redirect" as const, target_slug }]),
    );
    await expect(remove(ids, actions)).rejects.toMatchObject({ code: "invalid-argument" });
    expect([posts.size, trash.size]).toEqual([2, 0]);
  });

  it("changes nothing when its commit fails, and is finished by a repeat", async () => {
    const { remove, world, posts, trash } = two();
    world.fails = true;
    await expect(remove([a])).rejects.toThrow("commit failed");
    expect([posts.size, trash.size]).toEqual([2, 0]);
    world.fails = false;
    expect(await remove([a])).toEqual({ deleted: 1 });
  });
});

describe("restorePosts", () => {
  it("brings a post back as it was, with its addresses", async () => {
    const { remove, restore, posts, slugs, trash, audit } = two();
    const before = { post: posts.get(a), slugs: new Map(slugs) };
    await remove([a]);
    const restored = [{ post_id: a, slug: "uno", renamed: false }];
    expect(await restore(a, c)).toEqual({ restored, missing: [c] });
    expect({ post: posts.get(a), slugs }).toEqual(before);
    expect(trash.size).toBe(0);
    expect(audit.map(({ action }) => action)).toEqual(["posts_deleted", "posts_restored"]);
    expect(await restore(a)).toEqual({ restored: [], missing: [a] });
    expect(audit).toHaveLength(2);
  });

  it("takes an address back that led elsewhere meanwhile", async () => {
    const { remove, restore, slugs } = two();
    await remove([a], { [a]: { action: "redirect", target_slug: "dos" } });
    await restore(a);
    expect(slugs.get("uno")).toEqual({ post_id: a, state: "current" });
    expect(slugs.get("antes")).toEqual({ post_id: a, state: "moved", target: "uno" });
  });

  it("numbers an address that another post took, and says so", async () => {
    const { remove, restore, store, posts, slugs } = two();
    await remove([a]);
    store(c, "uno");
    slugs.set("uno-2", { post_id: b, state: "moved", target: "dos" });
    const restored = [{ post_id: a, slug: "uno-3", renamed: true }];
    expect(await restore(a)).toEqual({ restored, missing: [] });
    expect(posts.get(a)?.slug).toBe("uno-3");
    expect(slugs.get("uno")).toEqual({ post_id: c, state: "current" });
    expect(slugs.get("antes")).toEqual({ post_id: a, state: "moved", target: "uno-3" });
  });

  it("gives an address that two had to the one that had it last", async () => {
    const { remove, restore, store } = two();
    await remove([a]);
    store(c, "uno");
    await remove([c]);
    const { restored } = await restore(a, c);
    expect(restored).toEqual([
      { post_id: a, slug: "uno-2", renamed: true },
      { post_id: c, slug: "uno", renamed: false },
    ]);
  });

  it("leaves in the trash what was imported again under the same id", async () => {
    const { remove, restore, store, posts, trash } = two();
    await remove([a]);
    store(a, "otro");
    expect(await restore(a)).toEqual({ restored: [], missing: [a] });
    expect(posts.get(a)?.slug).toBe("otro");
    expect(trash.has(a)).toBe(true);
  });
});

describe("a job's posts", () => {
  it("go to the trash with their items and come back together, page by page", async () => {
    const memory = memoryTrash();
    const count = limits.trashPage + 1;
    for (let n = 0; n < count; n += 1) {
      memory.store(uuid(100 + n), `fila-${n}`, { import_job_id: job_id });
      memory.items.add(uuid(100 + n));
    }
    memory.store(a, "uno");
    memory.store(b, "solo", { import_job_id: job_id });
    await deletePosts(memory.deps, { post_ids: [b] }, actor);
    memory.jobs.add(job_id);
    expect(await trashJobPosts(memory.deps, job_id, 50, actor)).toBe(50);
    expect(await trashJobPosts(memory.deps, job_id, 200, actor)).toBe(count - 50);
    expect(await trashJobPosts(memory.deps, job_id, 200, actor)).toBe(0);
    expect([...memory.posts.keys()]).toEqual([a]);
    expect([memory.items.size, memory.trash.size]).toEqual([0, count + 1]);

    const restore = () => restoreImportJob(memory.deps, { job_id }, actor);
    await expect(restore()).rejects.toMatchObject({ code: "failed-precondition" });
    memory.jobs.clear();
    const first = await restore();
    expect([first.restored.length, first.done]).toEqual([limits.trashPage, false]);
    const second = await restore();
    expect([second.restored.length, second.done]).toEqual([1, true]);
    expect(await restore()).toEqual({ restored: [], done: true });
    // What was deleted by itself before is not the job's.
    expect([...memory.trash.keys()]).toEqual([b]);
    expect(memory.posts.get(uuid(100))).toMatchObject({ slug: "fila-0", view_count: 7 });
    // A deletion that was thought dead comes late: what was brought back stays.
    expect(await trashJobPosts(memory.deps, job_id, 200, actor)).toBe(0);
    expect(memory.posts.size).toBe(count + 1);
  });
});

describe("emptyTrash", () => {
  it("goes page by page, and on where it was stopped", async () => {
    const left = Array.from({ length: limits.deletePage + 5 }, (_, n) => uuid(n));
    const deps = {
      due: async (_: Date, most: number) => left.slice(0, most),
      purge: async (ids: readonly string[]) => void left.splice(0, ids.length),
      now: () => new Date(),
    };
    const broken = { ...deps, purge: () => Promise.reject(new Error("network")) };
    await expect(emptyTrash(broken)).rejects.toThrow("network");
    expect(await emptyTrash(deps)).toBe(limits.deletePage + 5);
    expect(left).toEqual([]);
    expect(await emptyTrash(deps)).toBe(0);
  });
});
