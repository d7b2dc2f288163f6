import type { ArticleCard } from "functions/domain/articles/article-page";
import { type SearchQuery, searchQueryOf } from "functions/domain/search/search-query";
import { searchRank } from "functions/domain/search/search-rank";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type SearchStep, searchStep, suggestedWords } from "./search.ts";

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
  readonly suggestion: string | null;
}

/** A letter that follows within this time replaces the search. */
const PAUSE_MS = 120;
const NOTHING: Found = { words: [], state: "searching", step: null, suggestion: null };

/** Asks the index of articles, page by page. */
export function useSearch(text: string, onFailure: () => void) {
  const [found, setFound] = useState(NOTHING);
  const latest = useRef(0);
  const term = useMemo(() => searchQueryOf(text)?.words.join(" ") ?? "", [text]);
  const query = useMemo(() => searchQueryOf(term), [term]);

  const run = useCallback(
    async (asked: SearchQuery, before: Found) => {
      latest.current += 1;
      const own = latest.current;
      const report = (change: Found) => {
        if (own === latest.current) setFound(change);
      };
      try {
        await search(asked, before, report);
      } catch (error) {
        console.warn("Searching articles failed", error);
        report({ ...before, state: "failed" });
        if (own === latest.current) onFailure();
      }
    },
    [onFailure],
  );

  useEffect(() => {
    if (query === null) return;
    const timer = setTimeout(() => void run(query, { ...NOTHING, words: query.words }), PAUSE_MS);
    return () => {
      latest.current += 1;
      clearTimeout(timer);
    };
  }, [query, run]);

  const state = useMemo((): Search => {
    if (query === null) return { state: "off" };
    const { step, suggestion } = found;
    if (found.words.join(" ") === query.words.join(" ")) {
      const hasMore = step?.next !== undefined;
      return { state: found.state, matches: step?.matches ?? [], hasMore, suggestion };
    }
    const known = step?.matches.filter((card) => searchRank(query.words, card) !== null) ?? [];
    return { state: "searching", matches: known, hasMore: false, suggestion: null };
  }, [query, found]);

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
  before: Found,
  report: (change: Found) => void,
): Promise<void> {
  const step = await searchStep(query, before.step);
  const end: Found = { ...before, step, state: "done" };
  report(end);
  if (step.matches.length > 0 || step.next !== undefined) return;
  const suggestion = await suggestedWords(query).catch(() => null);
  report({ ...end, suggestion });
}
