import { useLayoutEffect } from "react";
import { type Search, useSearch } from "#data/articles/use-search.ts";
import { content } from "./content.ts";
import { SearchResults } from "./search-results.tsx";

interface SearchAreaProps {
  readonly query: string;
  readonly origin: string;
  readonly onQuery: (query: string) => void;
  /** Null while the query has no word to search for. */
  readonly onNote: (note: string | null) => void;
  readonly onFailure: () => void;
}

export function SearchArea({ query, origin, onQuery, onNote, onFailure }: SearchAreaProps) {
  const { search, words, more } = useSearch(query, onFailure);
  const note = noteOf(search);
  // Before the first paint, which otherwise shows the list of all articles too.
  useLayoutEffect(() => onNote(note), [note, onNote]);
  useLayoutEffect(() => () => onNote(null), [onNote]);
  if (search.state === "off" || note === null) return null;
  return <SearchResults {...{ search, note, words, origin, onQuery }} onMore={more} />;
}

function noteOf(search: Search): string | null {
  if (search.state === "off") return null;
  const { state, matches, hasMore } = search;
  if (state === "searching") return content.searching(matches.length);
  // A failure is no count of nothing.
  if (state === "failed" && matches.length === 0) return "";
  return content.found(matches.length, hasMore);
}
