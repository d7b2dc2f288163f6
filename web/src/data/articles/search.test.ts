import { searchQueryOf } from "functions/domain/search/search-query";
import { beforeEach, expect, it, vi } from "vitest";
import type { CardPage, FoundCard } from "./cards.ts";
import type { SearchStep } from "./search.ts";

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
function queryOf(text: string) {
  const query = searchQueryOf(text);
  if (query === null) throw new Error(`No query: ${text}`);
  return query;
}
async function lastStep(...asked: Parameters<typeof searchSteps>) {
  let last: SearchStep = { matches: [], next: undefined };
  for await (last of searchSteps(...asked));
  return last;
}
const titlesOf = ({ matches }: { readonly matches: readonly FoundCard[] }) =>
  matches.map(({ title }) => title);

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
  const step = await lastStep(queryOf("ruedas"), null);
  expect(titlesOf(step)).toEqual(["Rueda B", "Rueda A", "Carros", "Frenos"]);
  expect(step.next).toBeUndefined();
});

it("reads further pages until enough cards have the other words, at most four", async () => {
  const page = (n: number) => [card(`Rodamiento ${n}`), card(`Rodamiento y junta ${n}`)];
  index.pages.set(
    "rodamien",
    Array.from({ length: 9 }, (_, n) => page(n)),
  );
  const first = await lastStep(queryOf("rodamiento junta"), null);
  expect([index.asked.length, first.matches.length]).toEqual([4, 4]);
  const second = await lastStep(queryOf("rodamiento junta"), first);
  expect(second.matches.slice(0, 4)).toEqual(first.matches);
  expect([index.asked.length, second.matches.length]).toEqual([8, 8]);
  const last = await lastStep(queryOf("rodamiento junta"), second);
  expect([last.matches.length, last.next]).toEqual([9, undefined]);
});

it("shows a card once that moved to the next page", async () => {
  const moved = card("Rueda");
  index.pages.set("rueda", [Array.from({ length: 12 }, () => card("Rueda")), [moved, moved]]);
  index.pages.get("rueda")?.[0]?.push(moved);
  const first = await lastStep(queryOf("rueda"), null);
  const second = await lastStep(queryOf("rueda"), first);
  expect(second.matches).toHaveLength(13);
});

it("suggests a word of an article for one that none has, with three requests at most for each", async () => {
  index.pages.set("rod", [[card("Rodamientos higiénicos")]]);
  index.pages.set("hig", [[card("Diseño higiénico")]]);
  index.pages.set("diseno", [[card("Diseño higiénico")]]);
  expect(await suggestedWords(queryOf("rodamineto"))).toBe("rodamientos");
  expect(await suggestedWords(queryOf("diseño higeinico"))).toBe("diseno higiénico");
  expect(await suggestedWords(queryOf("soldadura orbital"))).toBeNull();
  expect(index.asked).not.toContain("rodamine");
});
