import { ChakraProvider } from "@chakra-ui/react";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { IndexedArticle } from "domain/search/article-index";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CardPage, cardsAt, cardsWith } from "#data/articles/cards.ts";
import { serveArticleIndex } from "#testing/article-index.ts";
import { foundPage } from "#testing/found-page.ts";
import { siteSystem } from "#ui/theme/theme.ts";
import { SearchArea } from "./search-area.tsx";

const cards = vi.hoisted(() => ({ withWord: vi.fn(), at: vi.fn() }));
const cardsWithWord = cards.withWord as ReturnType<typeof vi.fn<typeof cardsWith>>;
const readCards = cards.at as ReturnType<typeof vi.fn<typeof cardsAt>>;
vi.mock("#data/articles/cards.ts", () => ({
  cardsWith: cards.withWord,
  cardsAt: cards.at,
  firstCards: async () => [],
}));

let articles: readonly IndexedArticle[] | null | undefined;
/** Each test begins long after the one before, so that it loads its own index. */
let now = Date.UTC(2026, 4, 1);
let fetchIndex: ReturnType<typeof serveArticleIndex>;

beforeEach(() => {
  now += 3_600_000;
  vi.useFakeTimers({ now });
  fetchIndex = serveArticleIndex(() => articles);
  articles = [];
  cardsWithWord.mockResolvedValue({ cards: [], next: undefined });
  readCards.mockImplementation(async (slugs) => slugs.map((slug) => card(slug)));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetAllMocks();
});

const card = (slug: string, view_count = 1) => {
  const title = articles?.find((article) => article.slug === slug)?.title ?? slug;
  return { id: slug, slug, title, created_at: "2026-05-01T10:00:00.000Z", view_count };
};
const titled = (...titles: readonly string[]) =>
  titles.map((title, n) => ({ slug: `post-${n}`, title }));

const onFailure = vi.fn();

function area(query: string, onNote: (note: string | null) => void = () => {}) {
  return (
    <ChakraProvider value={siteSystem}>
      <SearchArea {...{ query, origin: "", onNote, onFailure }} onQuery={() => {}} />
    </ChakraProvider>
  );
}

const settle = async () => {
  do await act(() => vi.advanceTimersToNextTimerAsync());
  while (vi.getTimerCount() > 0);
};
const shownTitles = () => screen.queryAllByRole("heading", { level: 3 }).map((h) => h.textContent);

/** @returns the notes, without repetition */
async function notesFor(...queries: readonly string[]): Promise<readonly (string | null)[]> {
  const notes: (string | null)[] = [];
  const onNote = (note: string | null) => {
    if (note !== notes.at(-1)) notes.push(note);
  };
  const { rerender } = render(area(queries[0] ?? "", onNote));
  for (const query of queries) {
    rerender(area(query, onNote));
    await settle();
  }
  return notes;
}

it.each([
  ["e", 3],
  ["el", 1],
  ["PU", 1],
  ["3-A", 1],
  ["oxidable", 1],
  [" ", null],
])("counts every article whose title or excerpt contains %j", async (query, count) => {
  articles = [
    { slug: "acero", title: "Acero inoxidable", excerpt: "Norma 3-A" },
    { slug: "pie", title: "El pie", excerpt: "Con base de PU" },
    { slug: "rueda", title: "Rueda" },
    { slug: "junta", title: "Junta" },
  ];
  const note = count === 1 ? "1 artículo encontrado" : `${count} artículos encontrados`;
  expect((await notesFor(query)).at(-1)).toBe(count === null ? null : note);
});

it("filters at each keystroke, before anything more is read", async () => {
  articles = titled("Rueda", "Rodamiento", "Junta");
  const { rerender } = render(area("r"));
  await settle();
  expect(shownTitles()).toEqual(["Rueda", "Rodamiento"]);
  rerender(area("ru"));
  expect(shownTitles()).toEqual(["Rueda"]);
  expect(fetchIndex).toHaveBeenCalledTimes(1);
  expect(readCards.mock.calls).toEqual([[["post-0", "post-1"]]]);
});

it("shows the most read first, page by page, with the whole number", async () => {
  articles = titled(...Array.from({ length: 50 }, (_, n) => `Pieza ${n}`));
  // Read since the night in which the index got its order.
  readCards.mockImplementation(async (slugs) =>
    slugs.map((slug) => card(slug, slug === "post-20" ? 900 : 100 - Number(slug.slice(5)))),
  );
  expect((await notesFor("pieza")).at(-1)).toBe("50 artículos encontrados");
  expect(shownTitles()).toHaveLength(24);
  expect(shownTitles().slice(0, 2)).toEqual(["Pieza 20", "Pieza 0"]);
  fireEvent.click(screen.getByRole("button", { name: "Ver más artículos" }));
  await settle();
  fireEvent.click(screen.getByRole("button", { name: "Ver más artículos" }));
  await settle();
  expect(shownTitles()).toHaveLength(50);
  expect(new Set(shownTitles()).size).toBe(50);
  expect(screen.queryByRole("button", { name: "Ver más artículos" })).toBeNull();
  expect(readCards.mock.calls.flat(2)).toHaveLength(50);
});

it("leaves out an article that is public no more", async () => {
  articles = titled("Rueda A", "Rueda B");
  readCards.mockImplementation(async (slugs) => slugs.slice(1).map((slug) => card(slug)));
  expect((await notesFor("rueda")).at(-1)).toBe("1 artículo encontrado");
  expect(shownTitles()).toEqual(["Rueda B"]);
});

it("adds articles that have the words in headings, once for each", async () => {
  articles = [{ slug: "a", title: "Rodamiento a" }];
  const { cards: own } = foundPage("a", undefined);
  const headed = { ...card("pared"), title: "Pared", headings: "El rodamiento" };
  cardsWithWord.mockResolvedValue({ cards: [headed, ...own], next: undefined });
  expect((await notesFor("rodamiento")).at(-1)).toBe("2 artículos encontrados");
  expect(shownTitles()).toEqual(["Rodamiento a", "Pared"]);
  expect(readCards.mock.calls.flat(2)).toEqual([]);
});

it("loads the index again after a minute, for what was published meanwhile", async () => {
  articles = titled("Rueda");
  const { rerender } = render(area("rueda"));
  await settle();
  articles = titled("Rueda", "Rueda nueva");
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  rerender(area("rued"));
  await settle();
  expect(shownTitles()).toEqual(["Rueda", "Rueda nueva"]);
});

it("tells an index that cannot be loaded as a failure, never as nothing found", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  articles = undefined;
  expect(await notesFor("e")).toEqual(["Buscando… 0 encontrados", ""]);
  expect(onFailure).toHaveBeenCalledOnce();
  expect(
    screen.getByRole("heading", { name: "No se han podido buscar los artículos" }),
  ).toBeTruthy();
  expect(screen.queryByText(/No se encontraron artículos|Intenta con otros/)).toBeNull();
  articles = titled("Rueda");
  fireEvent.click(screen.getByRole("button", { name: "Reintentar" }));
  await settle();
  expect(shownTitles()).toEqual(["Rueda"]);
});

const PAGE_MS = 1000;

/** A page that another one follows, or the last. */
function pageAfterAWhile(id: string, isLast = false): () => Promise<CardPage> {
  const page = foundPage(id, isLast ? undefined : [{ integerValue: "1" }]);
  return () => new Promise((resolve) => setTimeout(resolve, PAGE_MS, page));
}

it("asks the index of words when there are too many articles, and for no text without one", async () => {
  articles = null;
  cardsWithWord.mockImplementation(pageAfterAWhile("a", true));
  expect((await notesFor("rodamiento")).at(-1)).toBe("1 artículo encontrado");
  cleanup();
  expect((await notesFor("e")).at(-1)).toBeNull();
});

it("tells after each page what was found, also when the next one fails", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  cardsWithWord
    .mockImplementationOnce(pageAfterAWhile("a"))
    .mockImplementationOnce(pageAfterAWhile("b"))
    .mockImplementationOnce(
      () => new Promise((_, reject) => setTimeout(reject, PAGE_MS, new TypeError("offline"))),
    );
  expect(await notesFor("rodamiento")).toEqual([
    "Buscando… 0 encontrados",
    "Buscando… 1 encontrado",
    "Buscando… 2 encontrados",
    "2 artículos encontrados, hay más",
  ]);
});

it("asks for no further page of words that are searched no longer", async () => {
  cardsWithWord.mockImplementation(pageAfterAWhile("a"));
  const { rerender } = render(area("rodamiento"));
  await act(() => vi.advanceTimersByTimeAsync(PAGE_MS));
  rerender(area(""));
  await vi.runAllTimersAsync();
  expect(cardsWithWord).toHaveBeenCalledOnce();
});
