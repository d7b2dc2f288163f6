import type { SitemapEntry } from "domain/articles/sitemap-file";
import type { StoredPost } from "domain/posts/post";
import { planSwitch } from "domain/posts/publication";
import { parseSearchQuery } from "domain/search/search-query";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { type FoundPage, postsWith } from "../data/found-posts.ts";
import type { PostsView } from "../data/panel-posts.ts";
import { readPosts } from "../data/post-index.ts";
import type { ChosenPosts } from "./chosen-posts.ts";
import { searchPosts } from "./search-posts.ts";
import { usePostIndex } from "./use-post-index.ts";

/** A letter that follows within this time replaces what a search reads. */
const PAUSE_MS = 150;
const MAX_PAGES = 4;

interface Reading {
  /** Names what was asked for. */
  readonly key: string;
  /** The chosen ones, or those that the index of words has. */
  readonly posts: readonly StoredPost[];
  readonly next: FoundPage["next"];
  readonly state: "reading" | "ready" | "failed";
}

const NOTHING: Reading = { key: "", posts: [], next: undefined, state: "reading" };
const NO_ENTRIES: readonly SitemapEntry[] = [];

interface PostsQuery {
  readonly search: string;
  /** The posts of one job or label; null searches all posts. */
  readonly chosen: ChosenPosts | null;
  readonly view: PostsView;
  /** The number of rows to show. */
  readonly wanted: number;
  /** Shown before anything is read, and never missing while the others are. */
  readonly pagePosts: readonly StoredPost[];
}

/**
 * Searches titles and excerpts of all posts at each keystroke, and asks the index of words for what these do not have;
 * or reads the chosen posts.
 */
export function useSearchedPosts({ search, chosen, view, wanted, pagePosts }: PostsQuery) {
  const [round, setRound] = useState(0);
  const [reading, setReading] = useState(NOTHING);
  /** Read for their rows; null for a post that is gone. */
  const [rows, setRows] = useState<ReadonlyMap<string, StoredPost | null>>(new Map());
  const [failedRows, setFailedRows] = useState("");
  const latest = useRef(0);
  const isSearching = search !== "" && chosen === null;
  const isAsked = search !== "" || chosen !== null;
  const index = usePostIndex(isSearching, round);
  const { find } = index;
  const { status, sort } = view;
  const matches = useMemo(
    () => (isSearching && find ? find(search, { status, sort }) : NO_ENTRIES),
    [isSearching, find, search, status, sort],
  );
  const knownPosts = useMemo(
    () => toKnownPosts(pagePosts, rows, [...reading.posts, ...index.saved]),
    [pagePosts, rows, reading.posts, index.saved],
  );
  const present = useMemo(
    () => matches.filter(({ id }) => knownPosts.get(id) !== null),
    [matches, knownPosts],
  );
  const others = useMemo(() => {
    const ofPage = pagePosts.filter((post) => chosen === null || chosen.includes(post));
    const ids = new Set([...ofPage, ...reading.posts].map(({ id }) => id));
    const posts = [...ids].flatMap((id) => knownPosts.get(id) ?? []);
    return withoutMatches(searchPosts(posts, search, { status, sort }), matches);
  }, [pagePosts, chosen, reading.posts, knownPosts, search, status, sort, matches]);
  const found = useMemo(() => {
    const first = present.slice(0, wanted).flatMap(({ id }) => knownPosts.get(id) ?? []);
    const rest = present.length > wanted ? [] : others;
    // The index has views as they were in the night.
    return searchPosts([...first, ...rest], "", { status, sort });
  }, [present, others, knownPosts, wanted, status, sort]);

  const key = JSON.stringify([search, chosen?.key, status, round]);
  const isCurrent = reading.key === key;

  const read = useEffectEvent(async () => {
    latest.current += 1;
    const own = latest.current;
    let nextReading: Reading = isCurrent ? { ...reading, state: "reading" } : { ...NOTHING, key };
    const show = (change: Partial<Reading>) => {
      nextReading = { ...nextReading, ...change };
      if (own === latest.current) setReading(nextReading);
      return own === latest.current;
    };
    show({});
    try {
      if (chosen !== null) {
        const posts = await chosen.read((some) => void show({ posts: some }));
        show({ posts, state: "ready" });
        return;
      }
      const isEnd = isCurrent && reading.state === "ready" && reading.next === undefined;
      if (!isEnd && present.length < wanted) {
        const count = (posts: readonly StoredPost[]) =>
          present.length + withoutMatches(searchPosts(posts, search, view), matches).length;
        for await (const page of wordPages(search, status, nextReading))
          if (!show(page) || count(page.posts) >= wanted) break;
      }
      show({ state: "ready" });
    } catch (error) {
      console.error("The posts could not be read for a search", error);
      show({ state: "failed" });
    }
  });
  const pause = chosen === null ? PAUSE_MS : 0;
  const isReadable = isAsked && (chosen !== null || index.state !== "reading");
  // biome-ignore lint/correctness/useExhaustiveDependencies: more rows, and other posts, are read again
  useEffect(() => {
    if (!isReadable) return;
    const timer = setTimeout(() => void read(), pause);
    return () => {
      latest.current += 1;
      clearTimeout(timer);
    };
  }, [isReadable, key, wanted, pause]);

  const missingIds = present.slice(0, wanted).flatMap(({ id }) => (knownPosts.has(id) ? [] : [id]));
  const missingKey = [round, ...missingIds].join(" ");
  const readRows = useEffectEvent(async () => {
    try {
      const stored = new Map((await readPosts(missingIds)).map((post) => [post.id, post]));
      const read = missingIds.map((id) => [id, stored.get(id) ?? null] as const);
      setRows((now) => new Map([...now, ...read]));
    } catch (error) {
      console.error("Found posts could not be read", error);
      setFailedRows(missingKey);
    }
  });
  const hasMissing = missingIds.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are read by themselves
  useEffect(() => {
    if (!hasMissing) return;
    const timer = setTimeout(() => void readRows(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [hasMissing, missingKey]);

  const change = (next: (post: StoredPost) => StoredPost | null) => {
    setReading((now) => ({ ...now, posts: now.posts.flatMap((post) => next(post) ?? []) }));
    setRows(new Map([...knownPosts].map(([id, post]) => [id, post && next(post)])));
  };
  const hasFailed =
    (isSearching && index.state === "failed") || (hasMissing && failedRows === missingKey);
  const isReading = !isCurrent || reading.state === "reading" || hasMissing;
  const isFailed = isCurrent && (hasFailed || reading.state === "failed");
  const getState = (): Reading["state"] => {
    if (!isAsked) return "ready";
    if (isFailed) return "failed";
    return isReading ? "reading" : "ready";
  };
  return {
    found,
    count: present.length + (present.length > wanted ? 0 : others.length),
    state: getState(),
    hasMore: isAsked && isCurrent && reading.next !== undefined,
    /** Those of the page and what was read, found or not. */
    posts: [...knownPosts.values()].flatMap((post) => post ?? []),
    markPublished: (ids: ReadonlySet<string>, published: boolean) =>
      change((post) => (ids.has(post.id) ? withPublished(post, published) : post)),
    remove: (ids: ReadonlySet<string>) => change((post) => (ids.has(post.id) ? null : post)),
    invalidate: () => {
      setRows(new Map());
      setRound((count) => count + 1);
    },
  };
}

/** A post that was removed stays so until everything is read again. */
function toKnownPosts(
  pagePosts: readonly StoredPost[],
  rows: ReadonlyMap<string, StoredPost | null>,
  posts: readonly StoredPost[],
): ReadonlyMap<string, StoredPost | null> {
  const toEntry = (post: StoredPost) => [post.id, post] as const;
  const present = posts.filter(({ id }) => rows.get(id) !== null);
  return new Map([...pagePosts.map(toEntry), ...rows, ...present.map(toEntry)]);
}

/** Pages of the posts that have the words of a search, after those that were read. */
async function* wordPages(search: string, status: PostsView["status"], before: Reading) {
  const query = parseSearchQuery(search);
  if (query === null) return;
  let { posts, next } = before;
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer = await postsWith(query.term, status, next);
    posts = [...posts, ...answer.posts];
    next = answer.next;
    yield { posts, next };
    if (next === undefined) return;
  }
}

function withoutMatches(
  posts: readonly StoredPost[],
  matches: readonly SitemapEntry[],
): readonly StoredPost[] {
  const ids = new Set(matches.map(({ id }) => id));
  return posts.filter(({ id }) => !ids.has(id));
}

function withPublished(post: StoredPost, published: boolean): StoredPost {
  const { scheduled_for: _, ...unscheduled } = post;
  const { published_at, created_at } = planSwitch(post, published, new Date());
  return {
    ...unscheduled,
    published,
    ...(published_at && { published_at }),
    ...(created_at && { created_at }),
  };
}
