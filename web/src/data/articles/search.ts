import { nearestWord, type SearchQuery } from "functions/domain/search/search-query";
import { searchRank } from "functions/domain/search/search-rank";
import { termOf } from "functions/domain/search/term";
import { preparePublicQuery } from "#firebase/public-query.ts";
import { type CardPage, cardsWith, type FoundCard, firstCards } from "./cards.ts";

export interface SearchStep {
  readonly matches: readonly FoundCard[];
  readonly next: CardPage["next"];
}

const MOST_PAGES = 4;
const ENOUGH = 12;
const PREFIX = 3;

export const prepareSearch = preparePublicQuery;

/** @returns ids in the order of their badges */
export async function mostRead(): Promise<readonly string[]> {
  return (await firstCards(3)).map(({ id }) => id);
}

/** What is found, after each page. */
export async function* searchSteps(
  { words, term }: SearchQuery,
  before: SearchStep | null,
): AsyncGenerator<SearchStep> {
  const shown = before?.matches ?? [];
  const isShown = new Set(shown.map(({ id }) => id));
  const read = new Map<string, FoundCard>();
  let next = before?.next;
  for (let page = 1; ; page += 1) {
    const answer = await cardsWith(term, next);
    for (const card of answer.cards) if (!isShown.has(card.id)) read.set(card.id, card);
    next = answer.next;
    const added = rankedCards(words, [...read.values()]);
    yield { matches: [...shown, ...added], next };
    if (next === undefined || added.length >= ENOUGH || page === MOST_PAGES) return;
  }
}

/** Best matches first, of equal ones the most read. */
export function rankedCards(
  words: readonly string[],
  cards: readonly FoundCard[],
): readonly FoundCard[] {
  return cards
    .flatMap((card) => {
      const rank = searchRank(words, card);
      return rank === null ? [] : [{ card, rank }];
    })
    .sort((a, b) => a.rank - b.rank || b.card.view_count - a.card.view_count)
    .map(({ card }) => card);
}

const MOST_ASKED = 3;

/** Replaces a word that no article has. */
export async function suggestedWords({ words }: SearchQuery): Promise<string | null> {
  const long = words.filter(({ length }) => length > PREFIX).slice(0, MOST_ASKED);
  for (const word of long) {
    if (words.length > 1 && (await isKnown(word))) continue;
    const { cards } = await cardsWith(termOf(word.slice(0, PREFIX)), undefined);
    const texts = cards.flatMap(({ title, excerpt = "", headings }) => [title, excerpt, headings]);
    const nearest = nearestWord(word, texts);
    if (nearest !== null) return words.map((one) => (one === word ? nearest : one)).join(" ");
  }
  return null;
}

async function isKnown(word: string): Promise<boolean> {
  return rankedCards([word], (await cardsWith(termOf(word), undefined)).cards).length > 0;
}
