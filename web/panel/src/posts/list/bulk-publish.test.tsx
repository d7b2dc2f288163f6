import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { StoredPost } from "domain/posts/post";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readyPosts, renderPosts } from "#testing/render-posts.tsx";

const data = vi.hoisted(() => ({
  page: {} as object,
  publish: vi.fn(),
  loadBody: vi.fn(),
  similar: vi.fn(),
  notify: { success: vi.fn(), error: vi.fn() },
}));
vi.mock("../data/panel-posts.ts", () => ({
  usePosts: () => data.page,
  postsWithBodies: async () => [],
  publishPosts: data.publish,
}));
vi.mock("../data/deletion.ts", () => ({ deletePosts: vi.fn(), restorePosts: vi.fn() }));
vi.mock("#indexing/data/index-checks.ts", () => ({ cachedIndexResults: async () => new Map() }));
vi.mock("#data/audit-log.ts", () => ({ recordExport: vi.fn() }));
vi.mock("#similarity/data/find-similar-articles.ts", () => ({
  getBody: data.loadBody,
  similarArticles: data.similar,
}));
vi.mock("#ui/toasts/toaster.tsx", () => ({ notify: data.notify }));

const created_at = new Date(2026, 5, 23, 11, 50);
const draft = (id: string, change: Partial<StoredPost> = {}): StoredPost => ({
  ...{ id, title: `Borrador ${id}`, slug: id, published: false, view_count: 0 },
  ...{ created_at, updated_at: created_at, ...change },
});
const words = (name: string) => Array.from({ length: 60 }, (_, n) => `${name}${n}`).join(" ");
const knownArticle = { id: "p", title: "Pies", slug: "pies", percent: 62 };

async function publish(...posts: StoredPost[]) {
  data.page = readyPosts(posts);
  const user = renderPosts();
  await user.click(screen.getByRole("checkbox", { name: "Select all shown" }));
  await user.click(screen.getByRole("button", { name: "Publish" }));
  return user;
}
const dialog = async () => within(await screen.findByRole("alertdialog"));

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  data.publish.mockReset().mockResolvedValue([]);
  data.loadBody.mockReset().mockImplementation(async ({ id }) => ({ content: words(id) }));
  data.similar.mockReset().mockResolvedValue([]);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("names drafts like an article and like each other, and publishes them all the same", async () => {
  data.loadBody.mockImplementation(async ({ id }) => ({ content: words(id === "c" ? "b" : id) }));
  data.similar.mockImplementation(async (_, isOwn) =>
    isOwn({ id: "a" }) && !isOwn({ id: "p" }) ? [knownArticle] : [],
  );
  const posts = [draft("a"), draft("b"), draft("c"), draft("d", { published: true })];
  const user = await publish(...posts);
  const question = await dialog();
  question.getByText("Publish 4 posts now?");
  await question.findByText("2 of 3 posts are similar.");
  expect(question.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "“Borrador a”Similar to Pies (opens in a new tab) (62% the same words)",
    "“Borrador c”Similar to “Borrador b” (100% the same words)",
  ]);
  expect(question.getByRole("link").getAttribute("href")).toBe("/blog/pies");
  await user.click(question.getByRole("button", { name: "Publish now" }));
  await waitFor(() => expect(data.publish).toHaveBeenCalledWith(posts, true));
});

it("publishes nothing after Cancel, and keeps the selection", async () => {
  const user = await publish(draft("a"), draft("b"));
  await user.click((await dialog()).getByRole("button", { name: "Cancel" }));
  await screen.findByText("2 selected");
  expect(data.publish).not.toHaveBeenCalled();
});

it("asks nothing about a single draft", async () => {
  await publish(draft("a"), draft("d", { published: true }));
  await waitFor(() => expect(data.publish).toHaveBeenCalled());
  expect(data.loadBody).not.toHaveBeenCalled();
});

it.each(["loadBody", "similar"] as const)(
  "never shows a failure of %s as no similar post, and repeats it on request",
  async (part) => {
    data[part].mockRejectedValueOnce(new Error("offline"));
    const user = await publish(draft("a"), draft("b"));
    const question = await dialog();
    await question.findByText(/^[01] of 2 posts are compared. The others could not be compared/);
    expect(question.queryByText(/^None of/)).toBeNull();
    expect(question.getByRole("button", { name: "Publish now" })).toHaveProperty("disabled", false);
    await user.click(question.getByRole("button", { name: "Try again" }));
    await question.findByText(/^None of 2 posts is similar to a published article/);
  },
);

it("shows its progress, and stops and continues", async () => {
  const answer = Promise.withResolvers<readonly never[]>();
  data.similar.mockReturnValue(answer.promise);
  const user = await publish(...Array.from({ length: 30 }, (_, n) => draft(`p${n}x`)));
  const question = await dialog();
  await vi.waitFor(() => expect(data.similar).toHaveBeenCalledTimes(10));
  question.getByText("Comparing posts: 0 of 30");
  await user.click(question.getByRole("button", { name: "Stop" }));
  answer.resolve([]);
  await question.findByText("10 of 30 posts are compared.");
  await user.click(question.getByRole("button", { name: "Continue" }));
  await question.findByText(/^None of 30 posts/);
});
