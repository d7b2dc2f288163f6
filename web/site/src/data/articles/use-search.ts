import type { ArticleCard } from "domain/articles/article-page";
import type { IndexedArticle } from "domain/search/article-index";
import { toPhrase } from "domain/search/find-texts";
import { parseSearchQuery } from "domain/search/search-query";
import { searchRank } from "domain/search/search-rank";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { type ArticleIndex, loadArticleIndex } from "./article-index.ts";
import type { FoundCard } from "./cards.ts";
import {
  type ArticleQuery,
  findIndexed,
  type SearchStep,
  searchSteps,
  sortPages,
  suggestedWords,
} from "./search.ts";

export type Search =
  | { readonly state: "off" }
  | {
      readonly state: "searching" | "done" | "failed";
      /** Of all articles whose title or excerpt has the text, and others found so far. */
      readonly count: number;
      /** The count may grow: the index of words has more. */
      readonly isPartial: boolean;
      /** Titles of the first ones; their cards follow. */
      readonly matches: readonly IndexedArticle[];
      readonly cards: readonly ArticleCard[];
      readonly hasMore: boolean;
      /** Finds something when the text does not. */
      readonly suggestion: string | null;
    };

interface Reading {
  readonly phrase: string;
  readonly state: "searching" | "done" | "failed";
  readonly step: SearchStep | null;
  readonly suggestion: string | null;
}

interface SearchOptions {
  /** Articles of a step. */
  readonly size: number;
  /** False when titles and excerpts are enough. */
  readonly withCards: boolean;
  readonly onFailure: () => void;
}

/** A letter that follows within this time replaces what a search reads. */
const PAUSE_MS = 120;
const NOTHING: Reading = { phrase: "", state: "searching", step: null, suggestion: null };
const OFF = { state: "off" } as const;

/** Searches the article index at each keystroke, and asks the index of words for what it does not have. */
export function useSearch(text: string, { size, withCards, onFailure }: SearchOptions) {
  const [index, setIndex] = useState<ArticleIndex | null>();
  const [reading, setReading] = useState(NOTHING);
  const latest = useRef(0);
  const phrase = useMemo(() => toPhrase(text), [text]);
  const words = useMemo(() => parseSearchQuery(phrase)?.words ?? [], [phrase]);
  const search = useMemo(
    () => toSearch({ index: index ?? null, text: phrase }, reading, size),
    [index, phrase, reading, size],
  );
  // Without the article index, words are all that can be searched.
  const isOff = phrase === "" || (index === null && words.length === 0);

  async function run(from: Reading) {
    latest.current += 1;
    const own = latest.current;
    let now = from;
    const report = (change: Partial<Reading>): boolean => {
      now = { ...now, ...change };
      if (own === latest.current) setReading(now);
      return own === latest.current;
    };
    report({ state: "searching" });
    try {
      const loaded = await loadArticleIndex();
      setIndex(loaded);
      const asked = { index: loaded, text: now.phrase };
      for await (const step of searchSteps(asked, { before: from.step, size, withCards }))
        if (!report({ step })) return;
      if (!report({ state: "done" }) || findIndexed(asked).length > 0) return;
      if (now.step?.others.length !== 0 || now.step.next !== undefined) return;
      report({ suggestion: await suggestedWords(asked).catch(() => null) });
    } catch (error) {
      console.warn("Searching articles failed", error);
      if (report({ state: "failed" })) onFailure();
    }
  }

  // A failure is reported by the search.
  useEffect(() => void loadArticleIndex().then(setIndex, () => undefined), []);

  const begin = useEffectEvent((asked: string) => void run({ ...NOTHING, phrase: asked }));
  useEffect(() => {
    if (phrase === "") return;
    const timer = setTimeout(() => begin(phrase), PAUSE_MS);
    return () => {
      latest.current += 1;
      clearTimeout(timer);
    };
  }, [phrase]);

  /** Continues a search, also one that failed. */
  const more = () => void run(reading);
  const terms = useMemo(() => ({ phrase, words }), [phrase, words]);
  return { search: isOff ? OFF : search, terms, more };
}

function toSearch(asked: ArticleQuery, reading: Reading, size: number): Search {
  const { index, text } = asked;
  const isCurrent = reading.phrase === text;
  const { limit = size, next } = (isCurrent && reading.step) || {};
  const isPresent = ({ slug }: IndexedArticle) => index?.cards.get(slug) !== null;
  const indexedPosts = findIndexed(asked).filter(isPresent);
  const isKnown = new Set(indexedPosts.map(({ slug }) => slug));
  const words = parseSearchQuery(text)?.words ?? [];
  const isStillFound = (card: FoundCard) =>
    !isKnown.has(card.slug) &&
    (isCurrent || (words.length > 0 && searchRank(words, card) !== null));
  const others =
    indexedPosts.length > limit ? [] : (reading.step?.others ?? []).filter(isStillFound);
  const first = indexedPosts.slice(0, limit);
  const containing = (index?.find(text).containing ?? []).filter(isPresent).length;
  const cards = first.map(({ slug }) => index?.cards.get(slug));
  return {
    state: isCurrent ? reading.state : "searching",
    count: indexedPosts.length + others.length,
    isPartial: next !== undefined,
    matches: [...first, ...others],
    cards: [
      ...sortPages(cards.slice(0, containing)),
      ...cards.slice(containing).flatMap((card) => card ?? []),
      ...others,
    ],
    hasMore: indexedPosts.length > limit || next !== undefined,
    suggestion: isCurrent ? reading.suggestion : null,
  };
}
