import { cleanup, screen } from "@testing-library/react";
import { toEntries } from "domain/articles/sitemap-file";
import type { StoredPost } from "domain/posts/post";
import { DomainError } from "domain/shared/errors";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readyPosts, renderPosts } from "#testing/render-posts.tsx";

const data = vi.hoisted(() => ({
  page: {} as object,
  found: vi.fn(),
  index: vi.fn(),
  rows: vi.fn(),
  saved: vi.fn(),
}));
vi.mock("../data/panel-posts.ts", () => ({ usePosts: () => data.page }));
vi.mock("../data/found-posts.ts", () => ({ postsWith: data.found }));
vi.mock("../data/post-index.ts", () => ({
  readPostIndex: data.index,
  readPosts: data.rows,
  usePostsSavedSince: data.saved,
}));

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

let stored: readonly StoredPost[];
const since = new Date(2026, 5, 23);
const toIndex = (posts: readonly StoredPost[]) => ({
  since,
  entries: posts.flatMap((post) => toEntries(post.id, post)),
});
const searchFor = async (user: ReturnType<typeof show>, text: string) => {
  const search = screen.getByRole("searchbox", { name: "Search posts" });
  await user.clear(search);
  await user.click(search);
  await user.paste(text);
};

beforeEach(() => {
  vi.resetAllMocks();
  stored = [];
  data.found.mockResolvedValue({ posts: [], next: undefined });
  data.index.mockImplementation(async () => toIndex(stored));
  data.rows.mockImplementation(async (ids: readonly string[]) =>
    stored.filter(({ id }) => ids.includes(id)),
  );
  data.saved.mockReturnValue(readyPosts([]));
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  ["e", 3],
  ["el", 1],
  ["PU", 1],
  ["3-A", 1],
  ["oxidable", 1],
])("counts all posts, drafts too, whose title or excerpt contains %j", async (text, count) => {
  const titles = ["Acero inoxidable", "El pie", "Rueda", "Junta"];
  const excerpts = ["Norma 3-A", "Con base de PU"];
  stored = titles.map((title, n) =>
    post({ id: `p${n}`, title, excerpt: excerpts[n] ?? "", slug: `p-${n}`, published: n > 0 }),
  );
  const user = show();
  await searchFor(user, text);
  await screen.findByText(`${count} ${count === 1 ? "post" : "posts"} found`);
});

it("reads the index once for several letters, and only the rows that are shown", async () => {
  stored = Array.from({ length: 30 }, (_, n) =>
    post({ id: `p${n}`, title: `Rueda ${n}`, created_at: new Date(2026, 0, 30 - n) }),
  );
  const user = show(post());
  await searchFor(user, "ued");
  await screen.findByText("30 posts found");
  await found("Rueda 0");
  await user.type(screen.getByRole("searchbox", { name: "Search posts" }), "a");
  await screen.findByText("30 posts found");
  await user.click(screen.getByRole("button", { name: "Show more (20 left)" }));
  await found("Rueda 19");
  expect(screen.queryByRole("link", { name: "Edit “Rueda 20”" })).toBeNull();
  expect(data.index).toHaveBeenCalledOnce();
  expect(data.rows.mock.calls.flat(2)).toHaveLength(20);
  expect(data.found).not.toHaveBeenCalled();
});

it("finds posts as they were saved after the index was stored", async () => {
  stored = [post({ title: "Antes", slug: "antes" })];
  data.saved.mockReturnValue(
    readyPosts([post({ title: "Ahora oxidable" }), post({ id: "n", title: "Inoxidable" })]),
  );
  const user = show(post());
  await searchFor(user, "oxidable");
  await screen.findByText("2 posts found");
  await found("Ahora oxidable");
  await searchFor(user, "antes");
  await screen.findByText("No post matches.");
});

it.each([
  ["the rows of others", "rueda"],
  ["older pages of the index of words", "freno"],
])("keeps the found posts of the page while %s are read", async (_, text) => {
  const page = ["Rueda y freno", "Freno de rueda"].map((title, n) => post({ id: `p${n}`, title }));
  const old = post({ id: "old", title: "Rueda vieja", headings: "Sin freno" });
  stored = text === "rueda" ? [...page, old] : [];
  const never = new Promise(() => {});
  data.rows.mockReturnValue(never);
  data.found.mockResolvedValueOnce({ posts: [old], next: 1 }).mockReturnValue(never);
  const user = show(...page);
  await searchFor(user, text);
  await screen.findByText("3 found so far, searching...");
  await found("Rueda y freno");
  await found("Freno de rueda");
});

it("leaves out a post that was deleted meanwhile", async () => {
  stored = [post({ title: "Rueda A" }), post({ id: "b", title: "Rueda B" })];
  data.rows.mockResolvedValue([stored[1]]);
  const user = show();
  await searchFor(user, "rueda");
  await screen.findByText("1 post found");
  await found("Rueda B");
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
  const toPage = (n: number) => ({
    posts: [post({ id: `p${n}`, title: `Rueda y freno ${n}` }), post({ id: `q${n}` })],
    next: n < 6 ? n : undefined,
  });
  data.found.mockImplementation(async (_term, _status, after = 0) => toPage(after + 1));
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
  data.index.mockRejectedValue(new DomainError("unavailable"));
  const user = show(post(), publicPost);
  await searchFor(user, "limpieza");
  await screen.findByText("1 post found Not all posts could be searched.");
  await user.clear(screen.getByRole("searchbox", { name: "Search posts" }));
  await user.paste("inocuo");
  await screen.findByText("0 posts found Not all posts could be searched.");
  expect(screen.queryByText("No post matches.")).toBeNull();
  stored = [post({ id: "c", title: "Jabón inocuo" })];
  data.index.mockImplementation(async () => toIndex(stored));
  data.found.mockResolvedValue({ posts: [], next: undefined });
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
