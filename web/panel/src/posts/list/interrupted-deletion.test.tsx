import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { StoredPost } from "domain/posts/post";
import { DomainError } from "domain/shared/errors";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readyPosts, renderPosts } from "#testing/render-posts.tsx";
import { PartialChange } from "../data/partial-change.ts";

const data = vi.hoisted(() => ({
  page: {} as object,
  remove: vi.fn(),
  restore: vi.fn(),
  notify: { success: vi.fn(), error: vi.fn() },
}));
vi.mock("../data/panel-posts.ts", () => ({
  usePosts: () => data.page,
  postsWithBodies: async () => [],
  publishPosts: vi.fn(),
}));
vi.mock("../data/deletion.ts", () => ({
  deletePosts: data.remove,
  restorePosts: data.restore,
}));
vi.mock("#indexing/data/index-checks.ts", () => ({ cachedIndexResults: async () => new Map() }));
vi.mock("#data/audit-log.ts", () => ({ recordExport: vi.fn() }));
vi.mock("#similarity/data/find-similar-articles.ts", () => ({
  getBody: async () => ({ content: "" }),
  similarArticles: async () => [],
}));
vi.mock("#ui/toasts/toaster.tsx", () => ({ notify: data.notify }));

const created_at = new Date(2026, 5, 23, 11, 50);
const post = (id: string): StoredPost => ({
  ...{ id, title: `Artículo ${id}`, slug: id, published: false, view_count: 0 },
  ...{ created_at, updated_at: created_at },
});
const cause = new DomainError("unavailable");

/** Opens the dialog that deletes all of these posts. */
async function openDialog(ids: readonly string[]) {
  data.page = readyPosts(ids.map(post));
  const user = renderPosts();
  await user.click(screen.getByRole("checkbox", { name: "Select all shown" }));
  await user.click(screen.getByRole("button", { name: "Delete" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  return { dialog, confirm: () => user.click(dialog.getByRole("button", { name: "Delete" })) };
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("tells after a failure in the middle what was deleted, and continues with the rest", async () => {
  data.remove.mockRejectedValueOnce(new PartialChange("op", ["b", "c"], cause));
  data.remove.mockRejectedValueOnce(new PartialChange("op", ["c"], cause));
  data.remove.mockResolvedValueOnce(undefined);
  const { dialog, confirm } = await openDialog(["a", "b", "c"]);
  dialog.getByText("Delete 3 posts?");
  await confirm();
  await dialog.findByText("Delete 2 posts?");
  const othersLeft = "2 posts are still there. Press Delete to continue.";
  expect(data.notify.error).toHaveBeenLastCalledWith("1 of 3 posts deleted", othersLeft);
  await confirm();
  await dialog.findByText("Delete “Artículo c”?");
  const oneLeft = "1 post is still there. Press Delete to continue.";
  expect(data.notify.error).toHaveBeenLastCalledWith("1 of 2 posts deleted", oneLeft);
  await confirm();
  await waitFor(() => expect(data.notify.success).toHaveBeenCalledOnce());
  expect(data.remove.mock.calls).toEqual([
    [["a", "b", "c"], {}],
    [["b", "c"], {}, "op"],
    [["c"], {}, "op"],
  ]);
  const [title, , undo] = data.notify.success.mock.calls[0] ?? [];
  expect(title).toBe("3 posts deleted");

  data.restore.mockRejectedValueOnce(new PartialChange("back", ["c"], cause));
  data.restore.mockResolvedValueOnce([{ post_id: "c", slug: "c", renamed: false }]);
  undo.onClick();
  await waitFor(() => expect(data.notify.error).toHaveBeenCalledTimes(3));
  const [failure, text, again] = data.notify.error.mock.lastCall ?? [];
  expect([failure, text]).toEqual(["2 of 3 posts restored", "The others are in the trash."]);
  again.onClick();
  await waitFor(() =>
    expect(data.notify.success).toHaveBeenLastCalledWith("Post restored", undefined),
  );
  expect(data.restore.mock.calls).toEqual([[["a", "b", "c"]], [["c"], "back"]]);
});

it("reports success when only the answer was lost", async () => {
  data.remove.mockRejectedValueOnce(new PartialChange("op", [], cause));
  const { confirm } = await openDialog(["a", "b"]);
  await confirm();
  await waitFor(() => expect(data.notify.success.mock.lastCall?.[0]).toBe("2 posts deleted"));
});

it("says what failed when nothing was deleted, or nobody knows", async () => {
  data.remove.mockRejectedValueOnce(new PartialChange("op", ["a", "b"], cause));
  data.remove.mockRejectedValueOnce(new PartialChange("op", undefined, cause));
  const { confirm } = await openDialog(["a", "b"]);
  for (const times of [1, 2]) {
    await confirm();
    await waitFor(() => expect(data.notify.error).toHaveBeenCalledTimes(times));
    const text = ["Could not delete the posts", "Please try again."];
    expect(data.notify.error.mock.lastCall).toEqual(text);
  }
});
