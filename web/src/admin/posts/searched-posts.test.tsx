import { cleanup, screen } from "@testing-library/react";
import type { StoredPost } from "functions/domain/posts/post";
import { DomainError } from "functions/domain/shared/errors";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readyPosts, renderPosts } from "#testing/render-posts.tsx";

const data = vi.hoisted(() => ({ page: {} as object, found: vi.fn() }));
vi.mock("#data/posts/panel-posts.ts", () => ({ usePosts: () => data.page }));
vi.mock("#data/posts/found-posts.ts", () => ({ postsWith: data.found }));

const date = new Date(2026, 5, 23, 11, 50);
const post = (change: Partial<StoredPost> = {}): StoredPost => ({
  id: "a",
  title: "Ra 0,8: por qué importa",
  slug: "ra-0-8-por-que-importa",
  published: false,
  created_at: date,
  updated_at: date,
  view_count: 0,
  ...change,
});
const publicPost = post({ id: "b", title: "Limpieza higiénica", slug: "limpieza" });

function show(...posts: StoredPost[]) {
  data.page = readyPosts(posts);
  return renderPosts();
}
const found = (title: string) => screen.findByRole("link", { name: `Edit “${title}”` });

beforeEach(() => {
  data.found.mockReset();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("asks the index of all posts by the rarest word, and finds without accents", async () => {
  data.found.mockResolvedValue({ posts: [post(), publicPost], next: undefined });
  const user = show(post());
  await user.click(screen.getByRole("searchbox", { name: "Search posts" }));
  await user.paste("higienica limpi");
  await screen.findByText("1 post found");
  await found("Limpieza higiénica");
  expect(data.found.mock.calls).toEqual([["limpi", "all", undefined]]);
});

it("finds posts by their address and headings", async () => {
  const headed = { ...publicPost, headings: "Ensayo de rugosidad" };
  data.found.mockResolvedValue({ posts: [post(), headed], next: undefined });
  const user = show(post());
  const search = screen.getByRole("searchbox", { name: "Search posts" });
  await user.click(search);
  await user.paste("por-que-importa");
  await screen.findByText("1 post found");
  await found("Ra 0,8: por qué importa");
  await user.clear(search);
  await user.paste("rugosidad");
  await found("Limpieza higiénica");
});

it("reads older pages until it has found ten posts, or four pages, then when asked", async () => {
  const pageOf = (n: number) => ({
    posts: [post({ id: `p${n}`, title: `Rueda y freno ${n}` }), post({ id: `q${n}` })],
    next: n < 6 ? n : undefined,
  });
  data.found.mockImplementation(async (_term, _status, after = 0) => pageOf(after + 1));
  const user = show(post());
  await user.click(screen.getByRole("searchbox", { name: "Search posts" }));
  await user.paste("rueda freno");
  await screen.findByText("4 posts found, older ones not searched yet");
  expect(data.found).toHaveBeenCalledTimes(4);
  await user.click(screen.getByRole("button", { name: "Show more" }));
  await screen.findByText("6 posts found");
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

it("searches only the page when the index cannot be read, and says so", async () => {
  data.found.mockRejectedValue(new DomainError("unavailable"));
  const user = show(post(), publicPost);
  await user.click(screen.getByRole("searchbox", { name: "Search posts" }));
  await user.paste("limpieza");
  await screen.findByText("1 post found Not all posts could be searched.");
  await user.clear(screen.getByRole("searchbox", { name: "Search posts" }));
  await user.paste("inocuo");
  await screen.findByText("0 posts found Not all posts could be searched.");
  expect(screen.queryByText("No post matches.")).toBeNull();
  const harmless = post({ id: "c", title: "Jabón inocuo" });
  data.found.mockResolvedValue({ posts: [harmless], next: undefined });
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await found("Jabón inocuo");
});

it("keeps what it has found when a later page cannot be read", async () => {
  const brake = post({ id: "c", title: "Rueda y freno" });
  data.found
    .mockResolvedValueOnce({ posts: [brake], next: 1 })
    .mockRejectedValueOnce(new DomainError("unavailable"));
  const user = show(post());
  await user.click(screen.getByRole("searchbox", { name: "Search posts" }));
  await user.paste("freno");
  await screen.findByRole("button", { name: "Retry" });
  await found("Rueda y freno");
});
