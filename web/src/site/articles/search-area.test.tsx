import { ChakraProvider } from "@chakra-ui/react";
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { cardsWith } from "#data/articles/cards.ts";
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
});

const onFailure = vi.fn();

/** @returns the notes, without repetition */
async function notesFor(...queries: readonly string[]): Promise<readonly (string | null)[]> {
  const notes: (string | null)[] = [];
  const onNote = (note: string | null) => {
    if (note !== notes.at(-1)) notes.push(note);
  };
  const area = (query: string) => (
    <ChakraProvider value={siteSystem}>
      <SearchArea {...{ query, origin: "", onNote, onFailure }} onQuery={() => {}} />
    </ChakraProvider>
  );
  const { rerender } = render(area(queries[0] ?? ""));
  for (const query of queries) {
    rerender(area(query));
    await act(() => vi.runAllTimersAsync());
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

it("tells no count when searching failed", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  cardsWithWord.mockRejectedValue(new TypeError("offline"));
  expect(await notesFor("rodamiento")).toEqual(["Buscando… 0 encontrados", ""]);
  expect(onFailure).toHaveBeenCalledOnce();
});
