import { beforeEach, expect, it, vi } from "vitest";
import { purgePosts } from "./deletion.ts";

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
