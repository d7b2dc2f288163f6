import { useEffect, useMemo, useState } from "react";
import { isMatch, needleOf, type Ranked } from "./match.ts";

/** How far a search has come. */
export type Search =
  | { readonly state: "off" }
  | { readonly state: "searching" | "done" | "failed"; readonly matches: readonly Ranked[] };

/** All published articles as far as they have arrived, most read first. */
interface Library {
  readonly posts: readonly Ranked[];
  readonly state: "loading" | "complete" | "failed";
}

const NOTHING: Library = { posts: [], state: "loading" };

/**
 * Searches titles and excerpts of all articles. Pages of them stream in once there is something to look for, are kept
 * for the life of the page, and are judged as they arrive.
 * @param query what stands in the search box
 * @param onFailure called when the articles cannot be loaded; `retry` tries again
 */
export function useSearch(query: string, onFailure: () => void) {
  const [library, setLibrary] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const needle = useMemo(() => needleOf(query), [query]);
  const isWanted = needle !== "";

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
    if (needle === "") return { state: "off" };
    const matches = library.posts.filter(({ card }) => isMatch(card, needle));
    const state = { loading: "searching", complete: "done", failed: "failed" } as const;
    return { state: state[library.state], matches };
  }, [library, needle]);

  const retry = () => {
    setLibrary(NOTHING);
    setAttempt((n) => n + 1);
  };
  return { search, needle, retry };
}

async function load(report: (library: Library) => void, onFailure: () => void): Promise<void> {
  let posts: Ranked[] = [];
  try {
    const { allCards } = await import("#data/posts.ts");
    for await (const page of allCards()) {
      const from = posts.length;
      posts = [...posts, ...page.map((card, index) => ({ card, rank: from + index + 1 }))];
      report({ posts, state: "loading" });
    }
    report({ posts, state: "complete" });
  } catch (error) {
    console.warn("Articles not loaded:", error);
    report({ posts, state: "failed" });
    onFailure();
  }
}
