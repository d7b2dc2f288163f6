import { limits } from "domain/shared/limits";
import { useLayoutEffect } from "react";
import { type Search, useSearch } from "#data/articles/use-search.ts";
import { content } from "./content.ts";
import { SearchResults } from "./search-results.tsx";

interface SearchAreaProps {
  readonly query: string;
  readonly origin: string;
  readonly onQuery: (query: string) => void;
  /** Null while nothing is searched. */
  readonly onNote: (note: string | null) => void;
  readonly onFailure: () => void;
}

export function SearchArea({ query, origin, onQuery, onNote, onFailure }: SearchAreaProps) {
  const { search, terms, more } = useSearch(query, {
    size: limits.publicPage,
    withCards: true,
    onFailure,
  });
  const note = formatNote(search);
  // Before the first paint, which otherwise shows the list of all articles too.
  useLayoutEffect(() => onNote(note), [note, onNote]);
  useLayoutEffect(() => () => onNote(null), [onNote]);
  if (search.state === "off" || note === null) return null;
  return <SearchResults {...{ search, note, terms, origin, onQuery }} onMore={more} />;
}

function formatNote(search: Search): string | null {
  if (search.state === "off") return null;
  const { state, count, isPartial } = search;
  if (state === "searching") return content.searching(count);
  // A failure is no count of nothing.
  if (state === "failed" && count === 0) return "";
  return content.found(count, isPartial);
}
