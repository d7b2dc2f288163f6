import type { ArticleCard } from "domain/articles/article-page";
import type { IndexedArticle } from "domain/search/article-index";
import { nearestWord } from "domain/search/nearest-word";
import { parseSearchQuery } from "domain/search/search-query";
import { searchRank } from "domain/search/search-rank";
import { toTerm } from "domain/search/term";
import { limits } from "domain/shared/limits";
import { preparePublicQuery } from "#firebase/public-query.ts";
import { type ArticleIndex, loadArticleIndex } from "./article-index.ts";
import { type CardPage, cardsAt, cardsWith, type FoundCard, firstCards } from "./cards.ts";

/** What a search has read so far, beside the article index. */
export interface SearchStep {
  /** Found by words of their headings, or by any words when there is no article index. */
  readonly others: readonly FoundCard[];
  /** Undefined before the index of words was asked, and after its end. */
  readonly next: CardPage["next"];
  readonly isAsked: boolean;
  /** Number of articles to show. */
  readonly limit: number;
}

export interface ArticleQuery {
  readonly index: ArticleIndex | null;
  readonly text: string;
}

const MAX_PAGES = 4;
const ENOUGH = 12;
const PREFIX = 3;
const NOTHING: SearchStep = { others: [], next: undefined, isAsked: false, limit: 0 };

/** Before the first letter. */
export async function prepareSearch(): Promise<void> {
  await Promise.all([preparePublicQuery(), loadArticleIndex()]);
}

/** @returns ids in the order of their badges */
export async function mostRead(): Promise<readonly string[]> {
  return (await firstCards(3)).map(({ id }) => id);
}

/**
 * Reads what the next articles need. The index of words is asked once the article index has no more of them.
 * @param withCards false when title and excerpt are enough
 */
export async function* searchSteps(
  search: ArticleQuery,
  { before, size, withCards }: { before: SearchStep | null; size: number; withCards: boolean },
): AsyncGenerator<SearchStep> {
  let step = { ...(before ?? NOTHING), limit: (before?.limit ?? 0) + size };
  const indexedPosts = findIndexed(search);
  const isEnd = step.isAsked && step.next === undefined;
  if (!isEnd && indexedPosts.length + step.others.length <= step.limit) {
    for await (step of wordSteps(search, step)) yield step;
  }
  const { index } = search;
  if (index && withCards) await readCards(index, indexedPosts.slice(0, step.limit));
  yield step;
}

/** Articles whose title or excerpt contains the text, in the order of the list, before those that have its words. */
export function findIndexed({ index, text }: ArticleQuery): readonly IndexedArticle[] {
  const found = index?.find(text);
  return found ? [...found.containing, ...found.related] : [];
}

async function readCards(
  { cards }: ArticleIndex,
  articles: readonly IndexedArticle[],
): Promise<void> {
  const missingSlugs = articles.flatMap(({ slug }) => (cards.has(slug) ? [] : [slug]));
  const read = new Map((await cardsAt(missingSlugs)).map((card) => [card.slug, card]));
  for (const slug of missingSlugs) cards.set(slug, read.get(slug) ?? null);
}

async function* wordSteps(search: ArticleQuery, before: SearchStep): AsyncGenerator<SearchStep> {
  const query = parseSearchQuery(search.text);
  if (query === null) return;
  const shownSteps = [...findIndexed(search), ...before.others];
  const isShown = new Set(shownSteps.map(({ slug }) => slug));
  const read = new Map<string, FoundCard>();
  let { next } = before;
  for (let page = 1; ; page += 1) {
    const answer = await cardsWith(query.term, next);
    for (const card of answer.cards) {
      search.index?.cards.set(card.slug, card);
      if (!isShown.has(card.slug)) read.set(card.slug, card);
    }
    next = answer.next;
    const added = rankedCards(query.words, [...read.values()]);
    yield { ...before, others: [...before.others, ...added], next, isAsked: true };
    if (next === undefined || added.length >= ENOUGH || page === MAX_PAGES) return;
  }
}

/** Best matches first, of equal ones the most read. */
function rankedCards(words: readonly string[], cards: readonly FoundCard[]): readonly FoundCard[] {
  return cards
    .flatMap((card) => {
      const rank = searchRank(words, card);
      return rank === null ? [] : [{ card, rank }];
    })
    .sort((a, b) => a.rank - b.rank || b.card.view_count - a.card.view_count)
    .map(({ card }) => card);
}

/** Cards in the order of the list: the index has views as they were in the night. */
export function sortPages(
  cards: readonly (ArticleCard | null | undefined)[],
): readonly ArticleCard[] {
  const pages = Array.from({ length: Math.ceil(cards.length / limits.publicPage) }, (_, page) =>
    cards.slice(page * limits.publicPage, (page + 1) * limits.publicPage),
  );
  return pages.flatMap((page) =>
    page
      .flatMap((card) => card ?? [])
      .toSorted((a, b) => b.view_count - a.view_count || toTime(b) - toTime(a)),
  );
}

const toTime = ({ created_at }: ArticleCard) => Date.parse(created_at);

const MAX_ASKED = 3;

/** Replaces a word that no article has. */
export async function suggestedWords({ index, text }: ArticleQuery): Promise<string | null> {
  const { words = [] } = parseSearchQuery(text) ?? {};
  const long = words.filter(({ length }) => length > PREFIX).slice(0, MAX_ASKED);
  for (const word of long) {
    if (words.length > 1 && (await isKnown(index, word))) continue;
    const articles: readonly (IndexedArticle & { readonly headings?: string })[] =
      index?.articles ?? (await cardsWith(toTerm(word.slice(0, PREFIX)), undefined)).cards;
    const texts = articles.flatMap(({ title, excerpt = "", headings = "" }) => [
      ...[title, excerpt, headings],
    ]);
    const nearest = nearestWord(word, texts);
    if (nearest !== null) return words.map((other) => (other === word ? nearest : other)).join(" ");
  }
  return null;
}

async function isKnown(index: ArticleIndex | null, word: string): Promise<boolean> {
  if (findIndexed({ index, text: word }).length > 0) return true;
  return rankedCards([word], (await cardsWith(toTerm(word), undefined)).cards).length > 0;
}
