import { useEffect, useMemo, useState } from "react";
import { matcherOf, normalizeQuery, type RankedCard } from "./match.ts";

export type Search =
  | { readonly state: "off" }
  | { readonly state: "searching" | "done" | "failed"; readonly matches: readonly RankedCard[] };

interface Library {
  readonly posts: readonly RankedCard[];
  readonly state: "loading" | "complete" | "failed";
}

const NOTHING: Library = { posts: [], state: "loading" };

/** Searches all articles, which are loaded with the first query. */
export function useSearch(query: string, onFailure: () => void) {
  const [library, setLibrary] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const term = useMemo(() => normalizeQuery(query), [query]);
  const isWanted = term !== "";

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    void load((change) => isCurrent && setLibrary(change), onFailure);
    return () => {
      isCurrent = false;
    };
  }, [isWanted, attempt, onFailure]);

  const search = useMemo((): Search => {
    if (term === "") return { state: "off" };
    const matches = library.posts.filter(matcherOf(term));
    const state = { loading: "searching", complete: "done", failed: "failed" } as const;
    return { state: state[library.state], matches };
  }, [library, term]);

  const retry = () => {
    setLibrary(NOTHING);
    setAttempt((n) => n + 1);
  };
  return { search, term, retry };
}

async function load(report: (library: Library) => void, onFailure: () => void): Promise<void> {
  let posts: RankedCard[] = [];
  try {
    const { allCards } = await import("#data/articles/posts.ts");
    for await (const page of allCards()) {
      const from = posts.length;
      posts = [...posts, ...page.map((card, index) => ({ card, rank: from + index + 1 }))];
      report({ posts, state: "loading" });
    }
    report({ posts, state: "complete" });
  } catch (error) {
    console.warn("Loading articles failed", error);
    report({ posts, state: "failed" });
    onFailure();
  }
}
