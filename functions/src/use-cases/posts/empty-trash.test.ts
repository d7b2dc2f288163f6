import { limits } from "domain/shared/limits";
import { describe, expect, it } from "vitest";
import { failAtEveryStep } from "../../testing/fail-at-every-step.ts";
import { memoryPosts, uuid } from "../../testing/memory-posts.ts";
import { emptyTrash } from "./empty-trash.ts";

const COUNT = limits.deletePage + 5;

/** Posts in the trash whose time is over, and one, `later`, whose time is not. */
function dueTrash() {
  const memory = memoryPosts();
  const later = uuid(999);
  const { now } = memory.clock;
  for (const id of [...Array.from({ length: COUNT }, (_, n) => uuid(n)), later]) {
    memory.put(id, `post-${id}`);
    const post = memory.blog_posts.get(id);
    if (!post) throw new Error(`no post ${id}`);
    memory.blog_posts.delete(id);
    const purge_at = id === later ? new Date(now.getTime() + 1) : now;
    const deleted = { deleted_at: now, deleted_by: "u1", purge_at } as const;
    memory.trash_posts.set(id, { post, ...deleted, reason: "post" });
    memory.post_bodies.set(id, { content: "x" });
    const version = { post_id: id, title: "x", content: "x", replaced_at: now, replaced_by: "" };
    memory.post_versions.set(`version-${id}`, version);
  }
  const { trash_posts, post_bodies, post_versions } = memory;
  return { ...memory, later, stored: { trash_posts, post_bodies, post_versions } };
}

describe("emptyTrash", () => {
  it("deletes due posts page by page, and continues after a failure", async () => {
    const { deps, clock, later, trash_posts, post_bodies, post_versions } = dueTrash();
    clock.failure = "network";
    await expect(emptyTrash(deps)).rejects.toThrow("network");
    clock.failure = "";
    expect(await emptyTrash(deps)).toBe(COUNT);
    expect([...trash_posts.keys()]).toEqual([later]);
    expect([...post_bodies.keys()]).toEqual([later]);
    expect([...post_versions.keys()]).toEqual([`version-${later}`]);
    expect(await emptyTrash(deps)).toBe(0);
  });

  it("keeps body and versions of a post that was imported again under the same id", async () => {
    const { deps, put, trash_posts, post_bodies, post_versions } = dueTrash();
    put(uuid(0), "otra-vez");
    await emptyTrash(deps);
    expect(trash_posts.has(uuid(0))).toBe(false);
    expect(post_bodies.has(uuid(0))).toBe(true);
    expect(post_versions.has(`version-${uuid(0)}`)).toBe(true);
  });

  it("interrupted at any step, it continues with the remaining posts", async () => {
    const scenario = () => {
      const { deps, stored } = dueTrash();
      return { deps, run: emptyTrash, state: () => stored };
    };
    const { ends, expected } = await failAtEveryStep(scenario, 4);
    expect(ends).toEqual(expected);
  });
});
