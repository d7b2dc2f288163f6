import { ChakraProvider } from "@chakra-ui/react";
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CardPage, cardsWith } from "#data/articles/cards.ts";
import { foundPage } from "#testing/found-page.ts";
import { siteSystem } from "#ui/site/theme/theme.ts";
import { SearchArea } from "./search-area.tsx";

const cardsWithWord = vi.fn<typeof cardsWith>();
vi.mock("#data/articles/cards.ts", () => ({
  cardsWith: (...asked: Parameters<typeof cardsWith>) => cardsWithWord(...asked),
  firstCards: async () => [],
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.resetAllMocks();
});

const onFailure = vi.fn();

function area(query: string, onNote: (note: string | null) => void = () => {}) {
  return (
    <ChakraProvider value={siteSystem}>
      <SearchArea {...{ query, origin: "", onNote, onFailure }} onQuery={() => {}} />
    </ChakraProvider>
  );
}

/** @returns the notes, without repetition */
async function notesFor(...queries: readonly string[]): Promise<readonly (string | null)[]> {
  const notes: (string | null)[] = [];
  const onNote = (note: string | null) => {
    if (note !== notes.at(-1)) notes.push(note);
  };
  const { rerender } = render(area(queries[0] ?? "", onNote));
  for (const query of queries) {
    rerender(area(query, onNote));
    while (vi.getTimerCount() > 0) await act(() => vi.advanceTimersToNextTimerAsync());
  }
  return notes;
}

it("tells what was found, and nothing without a word to search for", async () => {
  cardsWithWord.mockResolvedValue({ cards: [], next: undefined });
  expect(await notesFor("un", "rodamiento")).toEqual([
    null,
    "Buscando… 0 encontrados",
    "0 artículos encontrados",
  ]);
});

const PAGE_MS = 1000;

/** A page that another one follows, or the last. */
function pageAfterAWhile(id: string, isLast = false): () => Promise<CardPage> {
  const page = foundPage(id, isLast ? undefined : [{ integerValue: "1" }]);
  return () => new Promise((resolve) => setTimeout(resolve, PAGE_MS, page));
}

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

it("keeps a known match until the page that has it arrives, and shows it once", async () => {
  cardsWithWord
    .mockImplementationOnce(pageAfterAWhile("axial", true))
    .mockImplementationOnce(pageAfterAWhile("radial"))
    .mockImplementationOnce(pageAfterAWhile("axial", true));
  expect(await notesFor("rodamiento", "rodamiento axial")).toEqual([
    "Buscando… 0 encontrados",
    "1 artículo encontrado",
    "Buscando… 1 encontrado",
    "1 artículo encontrado",
  ]);
});

it("forgets a known match when the index, read to its end, does not have it", async () => {
  cardsWithWord
    .mockImplementationOnce(pageAfterAWhile("axial", true))
    .mockResolvedValue({ cards: [], next: undefined });
  expect(await notesFor("rodamiento", "rodamiento axial")).toEqual([
    "Buscando… 0 encontrados",
    "1 artículo encontrado",
    "Buscando… 1 encontrado",
    "0 artículos encontrados",
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

it("tells no count when searching failed", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  cardsWithWord.mockRejectedValue(new TypeError("offline"));
  expect(await notesFor("rodamiento")).toEqual(["Buscando… 0 encontrados", ""]);
  expect(onFailure).toHaveBeenCalledOnce();
});
