import { prepareSearch } from "domain/search/find-texts";
import { beforeEach, expect, it, vi } from "vitest";
import type { ArticleIndex } from "./article-index.ts";
import type { CardPage, FoundCard } from "./cards.ts";
import type { ArticleQuery, SearchStep } from "./search.ts";

const index = vi.hoisted(() => ({
  pages: new Map<string, FoundCard[][]>(),
  asked: [] as string[],
}));
vi.mock("#firebase/public-query.ts", () => ({ preparePublicQuery: async () => {} }));
vi.mock("./cards.ts", () => ({
  cardsWith: async (term: string, after: readonly { integerValue: string }[] | undefined) => {
    index.asked.push(term);
    const pages = index.pages.get(term) ?? [];
    const at = Number(after?.[0]?.integerValue ?? 0);
    const next = at + 1 < pages.length ? [{ integerValue: String(at + 1) }] : undefined;
    return { cards: pages[at] ?? [], next } satisfies CardPage;
  },
}));
vi.resetModules();
const { searchSteps, suggestedWords } = await import("./search.ts");

let count = 0;
function card(title: string, rest: Partial<FoundCard> = {}): FoundCard {
  count += 1;
  const id = `id-${count}`;
  const created_at = "2026-05-01T10:00:00.000Z";
  return { id, slug: id, title, created_at, view_count: 0, headings: "", ...rest };
}
/** A search of more articles than the article index has. */
const wordsOnly = (text: string) => ({ index: null, text });
async function lastStep(search: ArticleQuery, before: SearchStep | null) {
  let last = before;
  for await (last of searchSteps(search, { before, size: 24, withCards: true }));
  if (last === null) throw new Error("No step");
  return last;
}
const getTitles = ({ others }: SearchStep) => others.map(({ title }) => title);

beforeEach(() => {
  index.pages.clear();
  index.asked.length = 0;
});

it("orders a page by place, then by views", async () => {
  index.pages.set("rueda", [
    [
      card("Frenos", { headings: "Ruedas", view_count: 900 }),
      card("Rueda A", { view_count: 1 }),
      card("Rueda B", { view_count: 2 }),
      card("Carros", { excerpt: "Con ruedas" }),
    ],
  ]);
  const step = await lastStep(wordsOnly("ruedas"), null);
  expect(getTitles(step)).toEqual(["Rueda B", "Rueda A", "Carros", "Frenos"]);
  expect(step.next).toBeUndefined();
});

it("reads further pages until enough cards have the other words, at most four", async () => {
  const page = (n: number) => [card(`Rodamiento ${n}`), card(`Rodamiento y junta ${n}`)];
  index.pages.set(
    "rodamien",
    Array.from({ length: 9 }, (_, n) => page(n)),
  );
  const first = await lastStep(wordsOnly("rodamiento junta"), null);
  expect([index.asked.length, first.others.length]).toEqual([4, 4]);
  const second = await lastStep(wordsOnly("rodamiento junta"), first);
  expect(second.others.slice(0, 4)).toEqual(first.others);
  expect([index.asked.length, second.others.length]).toEqual([8, 8]);
  const last = await lastStep(wordsOnly("rodamiento junta"), second);
  expect([last.others.length, last.next]).toEqual([9, undefined]);
});

it("shows a card once that moved to the next page", async () => {
  const moved = card("Rueda");
  index.pages.set("rueda", [Array.from({ length: 12 }, () => card("Rueda")), [moved, moved]]);
  index.pages.get("rueda")?.[0]?.push(moved);
  const first = await lastStep(wordsOnly("rueda"), null);
  const second = await lastStep(wordsOnly("rueda"), first);
  expect(second.others).toHaveLength(13);
});

it("suggests a word of an article for one that none has, with three requests at most for each", async () => {
  index.pages.set("rod", [[card("Rodamientos higiénicos")]]);
  index.pages.set("hig", [[card("Diseño higiénico")]]);
  index.pages.set("diseno", [[card("Diseño higiénico")]]);
  expect(await suggestedWords(wordsOnly("rodamineto"))).toBe("rodamientos");
  expect(await suggestedWords(wordsOnly("diseño higeinico"))).toBe("diseno higiénico");
  expect(await suggestedWords(wordsOnly("soldadura orbital"))).toBeNull();
  expect(index.asked).not.toContain("rodamine");
});

it("suggests a word from any place of the article index, without a request", async () => {
  const articles = [{ slug: "a", title: "Selección de rodamientos" }];
  const own: ArticleIndex = { articles, find: prepareSearch(articles), cards: new Map() };
  expect(await suggestedWords({ index: own, text: "arodamientos" })).toBe("rodamientos");
  expect(index.asked).toEqual([]);
});
