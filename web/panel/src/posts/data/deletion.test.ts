import { DomainError } from "domain/shared/errors";
import { beforeEach, expect, it, vi } from "vitest";
import { deleteAllPosts, deletePosts, purgePosts, restorePosts } from "./deletion.ts";
import type { PartialChange } from "./partial-change.ts";

const { call, stored } = vi.hoisted(() => ({ call: vi.fn(), stored: vi.fn() }));
vi.mock("#data/callables.ts", () => ({ call }));
vi.mock("#data/posts-at.ts", () => ({ byIds: stored, MAX_POSTS_AT_ONCE: 30 }));
beforeEach(() => {
  call.mockReset();
  stored.mockReset();
});

const ids = Array.from({ length: 250 }, (_, n) => `id-${n}`);
const OPERATION = expect.stringMatching(/^[\da-f-]{36}$/);

it.each([
  ["deletePosts", deletePosts, { deleted: 1 }, undefined],
  ["purgePosts", purgePosts, { purged: 7 }, 14],
  ["restorePosts", restorePosts, { restored: ["a"], missing: [] }, ["a", "a"]],
] as const)(
  "%s continues with the rest, as one operation",
  async (name, change, answer, result) => {
    call.mockResolvedValueOnce({ ...answer, rest: 150 }).mockResolvedValueOnce(answer);
    expect(await change(ids)).toEqual(result);
    expect(call.mock.calls).toEqual([
      [name, { operation_id: OPERATION, post_ids: ids }],
      [name, { operation_id: OPERATION, post_ids: ids.slice(100) }],
    ]);
    const operations = call.mock.calls.map(([, { operation_id }]) => String(operation_id));
    expect(new Set(operations).size).toBe(1);
  },
);

it("names the addresses of posts that are left", async () => {
  call.mockResolvedValueOnce({ deleted: 200, rest: 50 }).mockResolvedValueOnce({ deleted: 50 });
  const gone = { action: "gone" } as const;
  await deletePosts(ids, { "id-0": gone, "id-249": gone });
  expect(call.mock.calls.map(([, { slug_actions }]) => Object.keys(slug_actions))).toEqual([
    ["id-0", "id-249"],
    ["id-249"],
  ]);
});

it("tells after a failure which posts are left, and continues the operation", async () => {
  call.mockResolvedValueOnce({ deleted: 100, rest: 150 });
  call.mockRejectedValueOnce(new DomainError("unavailable"));
  // The second call has deleted 50 although its answer was lost.
  stored.mockImplementation(async (_, asked: string[]) =>
    asked.filter((id) => Number(id.slice(3)) >= 150).map((id) => ({ id })),
  );
  const failure: unknown = await deletePosts(ids).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: "unavailable", left: ids.slice(150) });
  const { operationId } = failure as PartialChange;
  call.mockResolvedValueOnce({ deleted: 100 });
  await deletePosts(ids.slice(150), {}, operationId);
  const operations = call.mock.calls.map(([, { operation_id }]) => String(operation_id));
  expect(operations).toEqual([operationId, operationId, operationId]);
});

it("does not tell what is left when that cannot be read", async () => {
  call.mockRejectedValueOnce(new DomainError("unavailable"));
  stored.mockRejectedValue(new Error("offline"));
  await expect(restorePosts(ids)).rejects.toMatchObject({ code: "unavailable", left: undefined });
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
