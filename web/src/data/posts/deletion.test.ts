import { beforeEach, expect, it, vi } from "vitest";
import { deleteAllPosts, purgePosts } from "./deletion.ts";

const call = vi.hoisted(() => vi.fn());
vi.mock("#data/shared/callables.ts", () => ({ call }));
beforeEach(() => void call.mockReset());

it("purges a hundred posts per call and counts them", async () => {
  call.mockImplementation(async (_, { post_ids }: { post_ids: string[] }) => ({
    purged: post_ids.length - 1,
  }));
  const ids = Array.from({ length: 101 }, (_, n) => `id-${n}`);
  expect(await purgePosts(ids)).toBe(99);
  expect(call.mock.calls).toEqual([
    ["purgePosts", { post_ids: ids.slice(0, 100) }],
    ["purgePosts", { post_ids: ["id-100"] }],
  ]);
});

it("deletes all posts with repeats of the same call until it is done, and reports each", async () => {
  const last = { deleted: 5, remaining: 1, done: true };
  call.mockResolvedValueOnce({ deleted: 2, remaining: 4, done: false }).mockResolvedValueOnce(last);
  const reported: number[] = [];
  const deletion = { id: "d", count: 5 };
  expect(await deleteAllPosts(deletion, "DELETE ALL", (n) => reported.push(n))).toEqual(last);
  expect(reported).toEqual([2, 5]);
  const input = { deletion_id: "d", phrase: "DELETE ALL", expected_count: 5 };
  expect(call.mock.calls).toEqual([
    ["deleteAllPosts", input],
    ["deleteAllPosts", input],
  ]);
});
