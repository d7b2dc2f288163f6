import { describe, expect, it } from "vitest";
import {
  changedSlugs,
  FIRST_FILE,
  findSitemapFile,
  getSitemapKey,
  type SitemapEntries,
  splitFile,
  toEntries,
  updatedEntries,
} from "./sitemap-file.ts";

const DAY = new Date("2026-05-01T10:00:00Z");
const post = { published: true, slug: "acero", updated_at: DAY };
const entry = (id: string) => ({ id, slug: id, changed: 1 });
/** Ids whose keys are the numbers. */
const many = (count: number): SitemapEntries =>
  Array.from({ length: count }, (_, n) => entry(`0${String(n).padStart(6, "0")}`));
const small = async () => new Uint8Array(1);

describe("the entry of a post", () => {
  it("has its last change and its picture without the focus", () => {
    const featured_image_url = "/media/a/800.webp#70-40";
    expect(toEntries("a", { ...post, featured_image_url })).toEqual([
      { id: "a", slug: "acero", changed: DAY.getTime(), image: "/media/a/800.webp" },
    ]);
    expect(toEntries("a", post)).toEqual([{ id: "a", slug: "acero", changed: DAY.getTime() }]);
  });

  it("has what searches compare, order and filter by, of a draft too", () => {
    const texts = { title: "Acero", excerpt: "316L" };
    const dates = { created_at: DAY, scheduled_for: DAY };
    const draft = { ...post, ...texts, ...dates, view_count: 7, published: false };
    expect(toEntries("a", draft)).toMatchObject([
      { ...texts, views: 7, created: +DAY, draft: true, scheduled: +DAY },
    ]);
  });

  it.each([
    ["a deleted post", undefined],
    ["a post whose state is not readable", { ...post, published: undefined }],
    ["a post whose address is not readable", { ...post, slug: undefined }],
    ["a post whose date is not readable", { ...post, updated_at: undefined }],
  ])("does not exist for %s", (_, stored) => {
    expect(toEntries("a", stored)).toEqual([]);
  });
});

it("has changed slugs of new, removed and changed entries, former ones too", () => {
  const changes = { b: { changed: 2 }, c: { slug: "otro" }, d: { image: "/a.webp" } };
  const before = ["a", "b", "c", "d", "e"].map(entry);
  const after = [
    entry("a"),
    ...Object.entries(changes).map(([id, change]) => ({ ...entry(id), ...change })),
    entry("f"),
  ];
  expect(changedSlugs(before, after).toSorted()).toEqual(["b", "c", "d", "e", "f", "otro"]);
  expect(changedSlugs(after, after)).toEqual([]);
  const draft = { ...entry("a"), draft: true } as const;
  const isTitled = { ...entry("a"), title: "A", views: 2 };
  expect(changedSlugs([entry("a")], [isTitled])).toEqual([]);
  expect(changedSlugs([draft], [{ ...draft, changed: 2 }])).toEqual([]);
  expect(changedSlugs([draft], [entry("a")])).toEqual(["a"]);
  expect(changedSlugs([entry("a")], [draft])).toEqual(["a"]);
});

it("updates entries by the present posts, sorted by their keys", () => {
  const stored = ["a", "c", "d"].map(entry);
  const posts = new Map([
    ["b", { ...post, slug: "nuevo" }],
    ["c", { ...post, slug: "otro" }],
    ["d", { ...post, published: false }],
  ]);
  const updated = updatedEntries(stored, new Set(["a", "b", "c", "d"]), posts);
  expect(updated.map(({ id, slug, draft }) => [id, slug, draft])).toEqual([
    ["b", "nuevo", undefined],
    ["c", "otro", undefined],
    ["d", "acero", true],
  ]);
  expect(updatedEntries(stored, new Set(["x"]), posts)).toEqual(stored);
});

it("finds the file that begins below a key", () => {
  const files = [FIRST_FILE, "5", "a"].map((after) => ({ after }));
  const findName = (key: string) => findSitemapFile(files, key)?.after;
  expect(["1", "5", "50", "f", "!"].map(findName)).toEqual(["0", "0", "5", "a", undefined]);
});

describe("splitting", () => {
  it.each([
    [0, [0]],
    [9500, [9500]],
    [9501, [4751, 4750]],
    [20_000, [5000, 5000, 5000, 5000]],
  ])("%i addresses gives files with %j", async (count, counts) => {
    const parts = await splitFile(FIRST_FILE, many(count), small);
    expect(parts.map((part) => part.count)).toEqual(counts);
  });

  it("names each file by the last key of the one before", async () => {
    const parts = await splitFile(FIRST_FILE, many(9501), small);
    expect(parts.map(({ after }) => after)).toEqual([FIRST_FILE, "0047500"]);
    for (const { id } of many(9501))
      expect(findSitemapFile(parts, getSitemapKey(id))).toBe(parts[id <= "0004750" ? 0 : 1]);
  });

  it("limits the bytes of a file", async () => {
    const pack = async (entries: SitemapEntries) => new Uint8Array(entries.length * 600_000);
    const parts = await splitFile(FIRST_FILE, many(3), pack);
    expect(parts.map(({ count }) => count)).toEqual([1, 1, 1]);
  });

  it("counts published posts apart from all", async () => {
    const posts = [entry("a"), { ...entry("b"), draft: true } as const];
    expect(await splitFile(FIRST_FILE, posts, small)).toMatchObject([{ count: 1, posts: 2 }]);
  });

  it("leaves nothing of an empty file but the first", async () => {
    expect(await splitFile("5", [], small)).toEqual([]);
    expect(await splitFile(FIRST_FILE, [], small)).toHaveLength(1);
  });
});
