import type { ImportRow } from "domain/imports/import-row";
import type { StoredPost } from "domain/posts/post";
import { afterAll, beforeEach, expect, it, vi } from "vitest";

const data = vi.hoisted(() => ({ postsAt: vi.fn(), headersAt: vi.fn() }));
vi.mock("#data/posts-at.ts", () => ({ MAX_POSTS_AT_ONCE: 30, ...data }));
// Other files of this worker may have loaded the real modules.
vi.resetModules();
const { loadUpdateFacts } = await import("./update-facts.ts");
afterAll(() => vi.resetModules());

const at = new Date("2026-02-03T10:00:00Z");
const toPost = (n: number, change: Partial<StoredPost> = {}): StoredPost => ({
  id: `id-${n}`,
  title: "Pie",
  slug: `pie-${n}`,
  excerpt: "Acero",
  published: true,
  created_at: at,
  updated_at: at,
  view_count: 0,
  ...change,
});
const toRow = (n: number): ImportRow => ({
  line: n + 2,
  row: n,
  title: "Pie",
  slug: `pie-${n}`,
  content: "<p>Acero 316L</p>",
  excerpt: "Acero",
  published: true,
  date: "2021-08-07T00:00:00.000Z",
  on_conflict: "update",
});
const bySlug = <T>(values: readonly T[], getSlug: (value: T) => string) =>
  new Map(values.map((value) => [getSlug(value), value]));

beforeEach(() => vi.resetAllMocks());

function stores(posts: readonly StoredPost[], contents: Readonly<Record<string, string>> = {}) {
  data.headersAt.mockImplementation(async (slugs: readonly string[]) =>
    bySlug(
      posts.filter(({ slug }) => slugs.includes(slug)),
      ({ slug }) => slug,
    ),
  );
  data.postsAt.mockImplementation(async (slugs: readonly string[]) =>
    bySlug(
      posts
        .filter(({ slug }) => slugs.includes(slug))
        .map((post) => ({ post, body: { content: contents[post.slug] ?? "" } })),
      ({ post }) => post.slug,
    ),
  );
}

it("returns the stored date of each post that is updated, and none for a missing post", async () => {
  stores([toPost(0)]);
  const facts = await loadUpdateFacts([toRow(0), toRow(1)]);
  expect([...facts.dates]).toEqual([[2, at]]);
  expect(facts.drafts).toBe(0);
});

it("counts guests' and the AI's posts that are published or scheduled and get another text", async () => {
  const posts = [
    toPost(0, { source: "guest" }),
    toPost(1, { source: "ai", published: false, scheduled_for: at }),
    toPost(2, { source: "ai", published: false }),
    toPost(3, { source: "guest" }),
    toPost(4),
  ];
  stores(posts, { "pie-3": "<p>Acero 316L</p>" });
  expect((await loadUpdateFacts(posts.map((_, n) => toRow(n)))).drafts).toBe(2);
  expect(data.postsAt.mock.calls).toEqual([[["pie-0", "pie-1", "pie-3"]]]);
});

it("reads nothing without updates, and thirty posts at once", async () => {
  stores([]);
  await loadUpdateFacts([]);
  expect(data.headersAt).not.toHaveBeenCalled();
  await loadUpdateFacts(Array.from({ length: 40 }, (_, n) => toRow(n)));
  expect(data.headersAt.mock.calls.map(([slugs]) => slugs.length)).toEqual([30, 10]);
});
