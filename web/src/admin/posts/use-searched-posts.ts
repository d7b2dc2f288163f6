import type { StoredPost } from "functions/domain/posts/post";
import { type SearchQuery, searchQueryOf } from "functions/domain/search/search-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type FoundPage, postsWith } from "#data/posts/found-posts.ts";
import { type PostsView, postsOfJob } from "#data/posts/panel-posts.ts";
import { publicationNow, type StoredDate } from "#data/posts/publication.ts";
import { searchPosts } from "./search-posts.ts";

/** A letter that follows within this time replaces the search. */
const PAUSE_MS = 150;
const MOST_PAGES = 4;

interface Reading {
  readonly words: string;
  readonly posts: readonly StoredPost[];
  readonly next: FoundPage["next"];
  readonly state: "reading" | "ready" | "failed";
}

const NOTHING: Reading = { words: "", posts: [], next: undefined, state: "reading" };

/**
 * Reads the posts of an import job, or those that the index has for a search, page by page.
 * @param job id, '' for all posts
 * @param wanted number of rows to find
 */
export function useSearchedPosts(search: string, job: string, view: PostsView, wanted: number) {
  const [reading, setReading] = useState(NOTHING);
  const [round, setRound] = useState(0);
  const latest = useRef(0);
  const words = useMemo(
    () => (job === "" ? (searchQueryOf(search)?.words.join(" ") ?? "") : ""),
    [search, job],
  );
  const query = useMemo(() => searchQueryOf(words), [words]);

  const { status, sort } = view;
  const [wantedAtFirst] = useState(wanted);

  const read = useCallback(
    async (before: Reading, most: number) => {
      latest.current += 1;
      const own = latest.current;
      let shown = { ...before, words };
      const show = (change: Reading) => {
        shown = change;
        if (own === latest.current) setReading(change);
      };
      try {
        if (query) await readPages(query, { ...before, words }, { status, sort }, most, show);
        else await readJob(job, show);
      } catch (error) {
        console.error("The posts could not be read for a search", error);
        show({ ...shown, state: "failed" });
      }
    },
    [query, words, job, status, sort],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round reads again
  useEffect(() => {
    if (job === "" && words === "") return;
    const timer = setTimeout(() => void read(NOTHING, wantedAtFirst), job === "" ? PAUSE_MS : 0);
    return () => {
      latest.current += 1;
      clearTimeout(timer);
    };
  }, [job, words, read, wantedAtFirst, round]);

  const isAsked = job !== "" || words !== "";
  const isCurrent = !isAsked || reading.words === words;
  const change = (next: (post: StoredPost) => StoredPost[]) =>
    setReading((now) => ({ ...now, posts: now.posts.flatMap(next) }));
  return {
    posts: isAsked ? reading.posts : [],
    state: isCurrent && isAsked ? reading.state : isAsked ? "reading" : "ready",
    hasMore: isAsked && isCurrent && reading.next !== undefined,
    more: (most: number) => void read(reading, most),
    markPublished: (ids: ReadonlySet<string>, published: boolean) =>
      change((post) => [ids.has(post.id) ? withPublished(post, published) : post]),
    remove: (ids: ReadonlySet<string>) => change((post) => (ids.has(post.id) ? [] : [post])),
    invalidate: () => setRound((count) => count + 1),
  };
}

async function readPages(
  { term }: SearchQuery,
  before: Reading,
  view: PostsView,
  wanted: number,
  show: (change: Reading) => void,
): Promise<void> {
  let { posts, next } = before;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const found = await postsWith(term, view.status, next);
    posts = [...posts, ...found.posts];
    next = found.next;
    const count = searchPosts(posts, before.words, view).length;
    const isLast = next === undefined || count >= wanted || page === MOST_PAGES;
    show({ ...before, posts, next, state: isLast ? "ready" : "reading" });
    if (isLast) return;
  }
}

async function readJob(job: string, show: (change: Reading) => void): Promise<void> {
  const posts = await postsOfJob(job, (read) => show({ ...NOTHING, posts: read }));
  show({ ...NOTHING, posts, state: "ready" });
}

function withPublished(post: StoredPost, published: boolean): StoredPost {
  const { scheduled_for: _, ...unscheduled } = post;
  const { published_at, created_at } = publicationNow(post, published);
  return {
    ...unscheduled,
    published,
    ...dated("published_at", published_at),
    ...dated("created_at", created_at),
  };
}

function dated(name: "published_at" | "created_at", date: StoredDate): Partial<StoredPost> {
  return date === undefined ? {} : { [name]: date === "now" ? new Date() : date };
}
