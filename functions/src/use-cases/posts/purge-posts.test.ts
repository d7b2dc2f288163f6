import { describe, expect, it } from "vitest";
import { failAtEveryStep } from "../../testing/fail-at-every-step.ts";
import { actor, aRecord, memoryPosts, uuid } from "../../testing/memory-posts.ts";
import type { StoreDeps } from "../store/store.ts";
import { deletePosts } from "./delete-posts.ts";
import { purgePosts } from "./purge-posts.ts";

const [a, b, c] = [uuid(1), uuid(2), uuid(3)];

/** Posts a and b with bodies and versions; a is in the trash. */
async function oneInTrash() {
  const memory = memoryPosts();
  const replaced = { replaced_at: memory.clock.now, replaced_by: "" };
  for (const [id, slug] of [
    [a, "uno"],
    [b, "dos"],
  ] as const) {
    memory.put(id, slug);
    memory.post_bodies.set(id, { content: "x" });
    memory.post_versions.set(`version-${id}`, {
      post_id: id,
      title: "x",
      content: "x",
      ...replaced,
    });
    memory.claim_records.set(`record-${id}`, aRecord(id, memory.clock.now));
  }
  await deletePosts(memory.deps, { post_ids: [a] }, actor);
  memory.audit_log.clear();
  const purge = (post_ids: string[], deps: StoreDeps = memory.deps) =>
    purgePosts(deps, { post_ids }, actor);
  return { ...memory, purge };
}

describe("purgePosts", () => {
  it("removes a post in the trash with body, versions and claim records before its 30 days, and records it", async () => {
    const { purge, trash_posts, slugs, audit_log, ...rest } = await oneInTrash();
    const { post_bodies, post_versions, claim_records } = rest;
    const title = trash_posts.get(a)?.post.title;
    expect(await purge([a, c])).toEqual({ purged: 1 });
    expect(trash_posts.size).toBe(0);
    expect([...post_bodies.keys()]).toEqual([b]);
    expect([...post_versions.keys()]).toEqual([`version-${b}`]);
    expect([...claim_records.keys()]).toEqual([`record-${b}`]);
    expect(slugs.get("uno")).toEqual({ post_id: a, state: "gone" });
    const details = { count: 1, title };
    const entry = { action: "posts_purged", actor_uid: "u1", target: a, details };
    expect([...audit_log.values()]).toMatchObject([entry]);
  });

  it("records the titles of several posts", async () => {
    const { purge, deps, audit_log } = await oneInTrash();
    await deletePosts(deps, { post_ids: [b] }, actor);
    await purge([a, b]);
    const details = { title: "uno", titles: ["uno", "dos"], count: 2 };
    expect([...audit_log.values()].at(-1)?.details).toEqual(details);
  });

  it("leaves posts that are not in the trash", async () => {
    const { purge, documents } = await oneInTrash();
    const before = structuredClone(documents);
    expect(await purge([b, c])).toEqual({ purged: 0 });
    expect(documents).toEqual(before);
  });

  it("keeps body and versions of a post that was imported again under the same id", async () => {
    const { purge, put, blog_posts, trash_posts, ...rest } = await oneInTrash();
    const { post_bodies, post_versions, claim_records } = rest;
    put(a, "otra-vez");
    expect(await purge([a])).toEqual({ purged: 1 });
    expect(trash_posts.size).toBe(0);
    expect(blog_posts.get(a)?.slug).toBe("otra-vez");
    expect([post_bodies, post_versions, claim_records].map(({ size }) => size)).toEqual([2, 2, 2]);
  });

  it("interrupted at any step, a repeat ends with the same documents and one audit entry", async () => {
    const { deps, documents, ...rest } = await oneInTrash();
    const stored = structuredClone(documents);
    const scenario = () => {
      for (const [name, map] of Object.entries(documents)) {
        map.clear();
        const before = stored[name as keyof typeof stored];
        for (const [id, data] of before) (map as Map<string, unknown>).set(id, data);
      }
      const { trash_posts, post_bodies, post_versions, claim_records, audit_log } = rest;
      const stores = [trash_posts, post_bodies, post_versions, claim_records, audit_log];
      const state = () => stores.map(({ size }) => size);
      return { deps, run: (ports: StoreDeps) => rest.purge([a], ports), state };
    };
    const { ends, expected } = await failAtEveryStep(scenario, 1);
    expect(ends).toEqual(expected);
    expect(ends[0]?.state).toEqual([0, 1, 1, 1, 1]);
  });
});
