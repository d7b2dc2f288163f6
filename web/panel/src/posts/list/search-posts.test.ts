import type { StoredPost } from "domain/posts/post";
import { expect, it } from "vitest";
import { searchPosts } from "./search-posts.ts";

const post = (n: number, change: Partial<StoredPost> = {}): StoredPost => ({
  id: `id-${n}`,
  title: `Artículo número ${n} sobre limpieza`,
  slug: `articulo-numero-${n}-sobre-limpieza`,
  published: n % 2 === 0,
  created_at: new Date(2026, 0, 1, 0, n),
  updated_at: new Date(2026, 0, 1, 0, n),
  view_count: 3000 - n,
  ...change,
});
const view = { status: "all", sort: "newest" } as const;

it("finds posts by any part of title and excerpt, and by the beginnings of words of headings and address", () => {
  const posts = [
    post(1, { title: "Ruedas", excerpt: "Para salas", headings: "Frenos", slug: "carros-2" }),
    post(2),
  ];
  const found = (search: string) => searchPosts(posts, search, view).map(({ id }) => id);
  for (const search of ["rueda", "sal frenos", "carros-2", "uedas", "RA SAL", "d"])
    expect(found(search)).toEqual(["id-1"]);
  expect(found("renos")).toEqual([]);
});

it("filters by status and sorts by each order", () => {
  const posts = [post(1), post(3), post(2)];
  const findIds = (change: object) =>
    searchPosts(posts, "", { ...view, ...change }).map(({ id }) => id);
  expect(findIds({})).toEqual(["id-3", "id-2", "id-1"]);
  expect(findIds({ sort: "oldest" })).toEqual(["id-1", "id-2", "id-3"]);
  expect(findIds({ sort: "title" })).toEqual(["id-1", "id-2", "id-3"]);
  expect(findIds({ sort: "views" })).toEqual(["id-1", "id-2", "id-3"]);
  expect(findIds({ sort: "changed" })).toEqual(["id-3", "id-2", "id-1"]);
  expect(findIds({ status: "published" })).toEqual(["id-2"]);
  expect(findIds({ status: "draft" })).toEqual(["id-3", "id-1"]);
});

it("finds only scheduled posts, in the order of their publication, whatever the chosen order", () => {
  const scheduled = (n: number) => post(n, { scheduled_for: new Date(2027, 0, 9 - n) });
  const posts = [scheduled(1), post(3), scheduled(5), post(2)];
  for (const sort of ["newest", "title"] as const) {
    const found = searchPosts(posts, "", { status: "scheduled", sort });
    expect(found.map(({ id }) => id)).toEqual(["id-5", "id-1"]);
  }
});
