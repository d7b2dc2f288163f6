import { limits } from "domain/shared/limits";
import { beforeEach, expect, it, vi } from "vitest";
import type { FoundDocument, PublicQuery } from "#firebase/public-query.ts";

const found = vi.hoisted(() => ({ documents: [] as FoundDocument[], asked: [] as PublicQuery[] }));
vi.mock("#firebase/public-query.ts", () => ({
  publicQuery: async (query: PublicQuery) => {
    found.asked.push(query);
    return found.documents;
  },
}));
vi.resetModules();
const { cardsWith, firstCards } = await import("./cards.ts");

const toDocument = (id: string, rest: FoundDocument["fields"] = {}): FoundDocument => ({
  name: `projects/p/databases/(default)/documents/blog_posts/${id}`,
  fields: {
    title: { stringValue: `Rueda ${id}` },
    slug: { stringValue: `rueda-${id}` },
    view_count: { integerValue: "12" },
    created_at: { timestampValue: "2026-05-01T10:00:00.123456Z" },
    ...rest,
  },
});
const toCard = (id: string) => ({
  id,
  title: `Rueda ${id}`,
  slug: `rueda-${id}`,
  view_count: 12,
  created_at: "2026-05-01T10:00:00.123Z",
});

beforeEach(() => {
  found.documents = [];
  found.asked.length = 0;
});

it("asks for published posts and the fields of cards only, and leaves out unreadable ones", async () => {
  const untitled = toDocument("b", { title: undefined });
  found.documents = [toDocument("a", { excerpt: { stringValue: "Texto" } }), untitled];
  expect(await firstCards(24)).toEqual([{ ...toCard("a"), excerpt: "Texto" }]);
  const [query] = found.asked;
  expect(query).toMatchObject({ limit: 24, orderBy: ["view_count", "created_at"] });
  expect(query?.where).toEqual([["published", "EQUAL", { booleanValue: true }]]);
  expect(query?.fields).not.toContain("search_terms");
  await firstCards(24, "ruedas");
  expect(found.asked[1]?.where).toEqual([
    ["published", "EQUAL", { booleanValue: true }],
    ["tags", "ARRAY_CONTAINS", { stringValue: "ruedas" }],
  ]);
});

it("continues after the last document of a full page, at its exact time", async () => {
  const ids = Array.from({ length: limits.publicPage }, (_, n) => String(n));
  found.documents = ids.map((id) => toDocument(id, { headings: { stringValue: "Frenos" } }));
  const { cards, next } = await cardsWith("rueda", undefined);
  expect(cards[3]).toEqual({ ...toCard("3"), headings: "Frenos" });
  expect(next).toEqual([
    { timestampValue: "2026-05-01T10:00:00.123456Z" },
    { referenceValue: found.documents.at(-1)?.name },
  ]);
  found.documents = found.documents.slice(1);
  expect((await cardsWith("rueda", next)).next).toBeUndefined();
  expect(found.asked[1]).toMatchObject({ limit: limits.publicPage, after: next });
});
