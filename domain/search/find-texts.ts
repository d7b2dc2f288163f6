import { folded } from "../shared/folded.ts";
import { type Searched, searchRank } from "./search-rank.ts";
import { toWords, unifyCodes } from "./words.ts";

/** A text as searches compare it: folded, with single spaces and none at its ends. */
export function toPhrase(text: string): string {
  return folded(text).replace(/\s+/g, " ").trim();
}

export interface FoundItems<Item> {
  /** Every item whose title or excerpt contains the typed text, also with another spelling of codes, in the order of the items. */
  readonly containing: readonly Item[];
  /** Others that have all its words, the best ones first. */
  readonly related: readonly Item[];
}

/** Prepares texts for searches at each keystroke, for which the last answer is kept. A text of spaces finds nothing. */
export function prepareSearch<Item extends Searched>(
  items: readonly Item[],
): (text: string) => FoundItems<Item> {
  // No phrase has a line break, so none reaches from the title into the excerpt.
  const prepared = items.map((item) => {
    const text = `${toPhrase(item.title)}\n${toPhrase(item.excerpt ?? "")}`;
    return { item, text, codes: unifyCodes(text), rest: unifyCodes(toPhrase(item.headings ?? "")) };
  });
  let last: { readonly typed: string; readonly found: FoundItems<Item> } | undefined;
  const find = (typed: string): FoundItems<Item> => {
    const phrase = toPhrase(typed);
    if (phrase === "") return { containing: [], related: [] };
    const code = unifyCodes(phrase);
    const words = toWords(typed);
    const stems = words.map(getStem);
    const containing: Item[] = [];
    const ranked: { readonly item: Item; readonly rank: number }[] = [];
    for (const { item, text, codes, rest } of prepared) {
      if (text.includes(phrase) || codes.includes(code)) {
        containing.push(item);
        continue;
      }
      const mayHaveWords = stems.every((stem) => codes.includes(stem) || rest.includes(stem));
      if (words.length === 0 || !mayHaveWords) continue;
      const rank = searchRank(words, item);
      if (rank !== null) ranked.push({ item, rank });
    }
    const best = ranked.toSorted((a, b) => a.rank - b.rank);
    return { containing, related: best.map(({ item }) => item) };
  };
  return (typed) => {
    if (last?.typed !== typed) last = { typed, found: find(typed) };
    return last.found;
  };
}

/** What a word has in common with its plural or singular. */
function getStem(word: string): string {
  return word.slice(0, Math.max(2, word.length - 3));
}
