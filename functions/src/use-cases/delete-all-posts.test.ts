import { describe, expect, it } from "vitest";
import { deleteAllPosts } from "./delete-all-posts.ts";
import { memoryDeleteAll } from "./memory-delete-all.ts";

const actor = { uid: "u1", email: "eva@example.com" };
const deletion_id = "00000000-0000-4000-8000-000000000001";
const input = { deletion_id, phrase: "DELETE ALL", expected_count: 5 };

function five() {
  const memory = memoryDeleteAll();
  const call = (change: Partial<typeof input> = {}) =>
    deleteAllPosts(memory.deps, { ...input, ...change }, actor);
  return { ...memory, call };
}

describe("deleteAllPosts", () => {
  it("goes page by page with true counts, then jobs and items", async () => {
    const { call, left, audit } = five();
    expect(await call()).toEqual({ deleted: 2, remaining: 3, done: false });
    expect(await call()).toEqual({ deleted: 4, remaining: 1, done: false });
    expect(await call()).toEqual({ deleted: 5, remaining: 0, done: true });
    expect(left).toEqual({ posts: 0, added: 0, addresses: 0, versions: 0, jobs: 0, items: 0 });
    expect(audit).toMatchObject([{ action: "all_posts_deleted", details: { count: 5 } }]);
    // The answer was lost: asking again says the same.
    expect(await call()).toEqual({ deleted: 5, remaining: 0, done: true });
  });

  it("goes on for a second, then tells how far it has come", async () => {
    const { call, left, world } = five();
    world.passes = 400;
    expect(await call()).toEqual({ deleted: 5, remaining: 0, done: true });
    expect(left.items).toBe(0);
  });

  it.each(["delete all", "DELETE ALL ", " DELETE ALL", "DELETE  ALL", "DELETE", ""])(
    "refuses the phrase '%s'",
    async (phrase) => {
      const { call, left, open } = five();
      await expect(call({ phrase })).rejects.toMatchObject({ code: "invalid-argument" });
      expect([left.posts, open.size]).toEqual([5, 0]);
    },
  );

  it.each([4, 6])("refuses when %i posts were expected", async (expected_count) => {
    const { call, left, open } = five();
    const safe = "The list changed, check again";
    const refused = { code: "failed-precondition", safe };
    await expect(call({ expected_count })).rejects.toMatchObject(refused);
    expect([left.posts, open.size]).toEqual([5, 0]);
  });

  it("asks by the database's clock whether an import runs, not by a wrong one of its own", async () => {
    const { deps } = five();
    const asked: Date[] = [];
    const ahead = {
      ...deps,
      isImporting: async (since: Date) => asked.push(since) > 0,
      now: () => new Date("2026-11-21T13:00:00Z"),
    };
    await expect(deleteAllPosts(ahead, input, actor)).rejects.toThrow("An import is running");
    expect(asked).toEqual([new Date("2026-11-21T11:45:00Z")]);
  });

  it("refuses to begin during an import", async () => {
    const { call, left, world } = five();
    world.importing = true;
    await expect(call()).rejects.toMatchObject({ code: "failed-precondition" });
    expect(left.posts).toBe(5);
  });

  it("goes on although somebody added a post, and leaves that one", async () => {
    const { call, left } = five();
    await call();
    left.added = 1;
    await call();
    expect(await call()).toEqual({ deleted: 5, remaining: 1, done: true });
  });

  it.each([
    "begin",
    "deletePosts",
    "closeAddresses",
    "deleteVersions",
    "deleteJobs",
    "deleteItems",
    "finish",
  ])("killed at %s it ends the same after a repeat", async (broken) => {
    const { call, left, world, audit } = five();
    const results = [];
    for (let n = 0; n < 8; n += 1) {
      // Broken at every other call, as long as it comes that far.
      world.broken = n % 2 === 0 ? broken : "";
      results.push(await call().catch((error: Error) => error.message));
    }
    expect(results).toContain(`${broken} is broken`);
    expect(results.at(-1)).toEqual({ deleted: 5, remaining: 0, done: true });
    expect(left).toEqual({ posts: 0, added: 0, addresses: 0, versions: 0, jobs: 0, items: 0 });
    expect(audit).toHaveLength(1);
  });
});
