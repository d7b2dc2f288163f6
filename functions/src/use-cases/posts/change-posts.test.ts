import { limits } from "domain/shared/limits";
import { describe, expect, it } from "vitest";
import { failAtEveryStep } from "../../testing/fail-at-every-step.ts";
import { actor, memoryPosts, uuid } from "../../testing/memory-posts.ts";
import type { StoreDeps } from "../store/store.ts";
import { deletePosts } from "./delete-posts.ts";
import { purgePosts } from "./purge-posts.ts";
import { restorePosts } from "./restore-posts.ts";

const COUNT = 2 * limits.trashPage + 50;
const ids = Array.from({ length: COUNT }, (_, n) => uuid(n + 1));
const operation_id = uuid(9000);

function manyPosts() {
  const memory = memoryPosts();
  for (const [n, id] of ids.entries()) memory.put(id, `pie-${n}`);
  const entries = () =>
    [...memory.audit_log.values()].map(({ action, details }) => [action, details?.count]);
  return { ...memory, entries };
}

describe("an operation on 250 posts", () => {
  it("deletes, restores and purges all, each with one entry in the audit log", async () => {
    const { deps, entries, audit_log, blog_posts, trash_posts } = manyPosts();
    const input = (n: number) => ({ operation_id: uuid(9000 + n), post_ids: ids });
    expect(await deletePosts(deps, input(0), actor)).toEqual({ deleted: COUNT });
    const back = await restorePosts(deps, input(1), actor);
    expect([back.restored.length, back.missing]).toEqual([COUNT, []]);
    expect(blog_posts.size).toBe(COUNT);
    await deletePosts(deps, input(2), actor);
    expect(await purgePosts(deps, input(3), actor)).toEqual({ purged: COUNT });
    expect([blog_posts.size, trash_posts.size]).toEqual([0, 0]);
    const kinds = ["posts_deleted", "posts_restored", "posts_deleted", "posts_purged"];
    expect(entries()).toEqual(kinds.map((action) => [action, COUNT]));
    expect([...audit_log.keys()]).toEqual([0, 1, 2, 3].map((n) => uuid(9000 + n)));
    expect(audit_log.get(uuid(9000))?.details?.titles).toHaveLength(5);
  });

  it("says how many ids are left when time is over, and the next call continues", async () => {
    const { deps, clock, entries, blog_posts } = manyPosts();
    const slow: StoreDeps = {
      ...deps,
      now: () => {
        clock.now = new Date(clock.now.getTime() + limits.deleteSliceMs);
        return clock.now;
      },
    };
    const remove = (post_ids: readonly string[]) =>
      deletePosts(slow, { operation_id, post_ids: [...post_ids] }, actor);
    expect(await remove(ids)).toEqual({ deleted: 100, rest: 150 });
    expect(await remove(ids.slice(-150))).toEqual({ deleted: 100, rest: 50 });
    expect(await remove(ids.slice(-50))).toEqual({ deleted: 50 });
    expect(entries()).toEqual([["posts_deleted", COUNT]]);
    expect(blog_posts.size).toBe(0);
  });

  it("tells in the audit log what was deleted before a failure, and a repeat ends with one entry", async () => {
    const { deps, entries, blog_posts } = manyPosts();
    let commits = 0;
    const failing: StoreDeps = {
      ...deps,
      store: {
        ...deps.store,
        atomically: (work) => {
          commits += 1;
          if (commits === 2) throw new Error("unavailable");
          return deps.store.atomically(work);
        },
      },
    };
    const input = { operation_id, post_ids: ids };
    await expect(deletePosts(failing, input, actor)).rejects.toThrow("unavailable");
    expect([blog_posts.size, entries()]).toEqual([150, [["posts_deleted", 100]]]);
    expect(await deletePosts(deps, input, actor)).toEqual({ deleted: 150 });
    expect([blog_posts.size, entries()]).toEqual([0, [["posts_deleted", COUNT]]]);
  });

  it.each([
    ["deleted", deletePosts, "blog_posts"],
    ["restored", restorePosts, "trash_posts"],
    ["purged", purgePosts, "trash_posts"],
  ] as const)(
    "is %s once when it is interrupted at any step and repeated",
    async (_, operation, left) => {
      const open = () => {
        const memory = manyPosts();
        if (left === "trash_posts") {
          for (const [id, post] of memory.blog_posts) {
            const deleted_at = memory.clock.now;
            const trashed = { post, deleted_at, deleted_by: "u1", purge_at: deleted_at };
            memory.trash_posts.set(id, { ...trashed, reason: "post" });
          }
          memory.blog_posts.clear();
        }
        const run = (deps: StoreDeps) => operation(deps, { operation_id, post_ids: ids }, actor);
        return { ...memory, run, state: () => [memory[left].size, memory.entries()] };
      };
      const { ends, expected } = await failAtEveryStep(open, 3);
      expect(ends).toEqual(expected);
      expect(ends[0]?.state).toMatchObject([0, [[expect.any(String), COUNT]]]);
    },
  );

  it.each([
    ["another one that is deleted later", `pie-${COUNT - 1}`],
    ["no article", "nada"],
  ])("changes nothing when an address would redirect to %s", async (_, target_slug) => {
    const { deps, blog_posts, audit_log } = manyPosts();
    const slug_actions = { [ids[0] ?? ""]: { action: "redirect" as const, target_slug } };
    const input = { operation_id, post_ids: ids, slug_actions };
    await expect(deletePosts(deps, input, actor)).rejects.toMatchObject({
      code: "invalid-argument",
    });
    expect([blog_posts.size, audit_log.size]).toEqual([COUNT, 0]);
  });

  it.each([
    ["another account", { ...actor, uid: "u2" }, deletePosts],
    ["another kind", actor, restorePosts],
  ])("refuses the id of an operation of %s", async (_, by, operation) => {
    const { deps, entries } = manyPosts();
    await deletePosts(deps, { operation_id, post_ids: ids.slice(0, 9) }, actor);
    const other = operation(deps, { operation_id, post_ids: ids }, by);
    await expect(other).rejects.toMatchObject({ code: "invalid-argument" });
    expect(entries()).toEqual([["posts_deleted", 9]]);
  });
});
