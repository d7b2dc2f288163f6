import type { ArticleCard } from "functions/domain/articles/article-page";
import { type SearchQuery, searchQueryOf } from "functions/domain/search/search-query";
import { searchRank } from "functions/domain/search/search-rank";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { type SearchStep, searchSteps, suggestedWords } from "./search.ts";

export type Search =
  | { readonly state: "off" }
  | {
      readonly state: "searching" | "done" | "failed";
      readonly matches: readonly ArticleCard[];
      readonly hasMore: boolean;
      /** Finds something when the query does not. */
      readonly suggestion: string | null;
    };

interface Found {
  readonly words: readonly string[];
  readonly state: "searching" | "done" | "failed";
  readonly step: SearchStep | null;
  /** Of earlier searches. */
  readonly known: readonly ArticleCard[];
  readonly suggestion: string | null;
}

/** @returns false once another search began */
type Report = (change: Partial<Found>) => boolean;

/** A letter that follows within this time replaces the search. */
const PAUSE_MS = 120;
const NOTHING: Found = { words: [], state: "searching", step: null, known: [], suggestion: null };

/** Asks the index of articles. */
export function useSearch(text: string, onFailure: () => void) {
  const [found, setFound] = useState(NOTHING);
  const latest = useRef(0);
  const term = useMemo(() => searchQueryOf(text)?.words.join(" ") ?? "", [text]);
  const query = useMemo(() => searchQueryOf(term), [term]);

  const state = useMemo((): Search => {
    if (query === null) return { state: "off" };
    const { step, known, suggestion } = found;
    const own = step?.matches ?? [];
    const others = known.filter(({ id }) => own.every((card) => card.id !== id));
    const isWholeIndexRead = step !== null && step.next === undefined;
    const matches = isWholeIndexRead ? own : [...own, ...others];
    if (found.words.join(" ") === query.words.join(" "))
      return { state: found.state, matches, hasMore: step?.next !== undefined, suggestion };
    const stillFound = matches.filter((card) => searchRank(query.words, card) !== null);
    return { state: "searching", matches: stillFound, hasMore: false, suggestion: null };
  }, [query, found]);

  async function run(asked: SearchQuery, before: Found) {
    latest.current += 1;
    const own = latest.current;
    let now = before;
    const report: Report = (change) => {
      now = { ...now, ...change };
      const isLatest = own === latest.current;
      if (isLatest) setFound(now);
      return isLatest;
    };
    try {
      await search(asked, before.step, report);
    } catch (error) {
      console.warn("Searching articles failed", error);
      if (report({ state: "failed" })) onFailure();
    }
  }

  const begin = useEffectEvent((asked: SearchQuery) => {
    const known = state.state === "off" ? [] : state.matches;
    void run(asked, { ...NOTHING, words: asked.words, known });
  });
  useEffect(() => {
    if (query === null) return;
    const timer = setTimeout(() => begin(query), PAUSE_MS);
    return () => {
      latest.current += 1;
      clearTimeout(timer);
    };
  }, [query]);

  /** Continues a search, also one that failed. */
  const more = () => {
    if (query === null) return;
    setFound({ ...found, state: "searching" });
    void run(query, found);
  };
  return { search: state, words: query?.words ?? [], more };
}

async function search(
  query: SearchQuery,
  before: SearchStep | null,
  report: Report,
): Promise<void> {
  let last = before;
  for await (const step of searchSteps(query, before)) {
    last = step;
    if (!report({ step, state: "searching" })) return;
  }
  const isLatest = report({ state: "done" });
  if (!isLatest || last?.matches.length !== 0 || last.next !== undefined) return;
  report({ suggestion: await suggestedWords(query).catch(() => null) });
}
