import { updatedEntries } from "domain/articles/sitemap-file";
import type { StoredPost } from "domain/posts/post";
import { useRead } from "kit/firebase/use-read";
import { useMemo } from "react";
import { readPostIndex, usePostsSavedSince } from "../data/post-index.ts";
import { prepareEntries } from "./search-posts.ts";

interface PostIndexState {
  readonly state: "reading" | "ready" | "failed";
  /** Null until the index is there, and when there are too many posts for it. */
  readonly find: ReturnType<typeof prepareEntries> | null;
  /** Posts as they were saved while the index is in use, or shortly before. */
  readonly saved: readonly StoredPost[];
}

const NONE: readonly StoredPost[] = [];

/**
 * Titles and excerpts of all posts, kept current while browsers save some. Each use and each round reads them anew,
 * because only the stored files tell of posts that functions deleted.
 */
export function usePostIndex(isUsed: boolean, round: number): PostIndexState {
  const reading = useRead(
    isUsed ? readPostIndex : null,
    [round],
    "The index of posts could not be read",
  );
  const index = reading.state === "ready" ? reading.data : null;
  const live = usePostsSavedSince(isUsed && index ? index.since : null);
  const saved = live.state === "ready" ? live.data : NONE;
  const find = useMemo(() => {
    if (!index?.entries) return null;
    const present = new Map(saved.map((post) => [post.id, post]));
    return prepareEntries(updatedEntries(index.entries, new Set(present.keys()), present));
  }, [index, saved]);
  const hasFailed = reading.state === "failed" || live.state === "failed";
  if (hasFailed) return { state: "failed", find, saved };
  return { state: index && live.state === "ready" ? "ready" : "reading", find, saved };
}
