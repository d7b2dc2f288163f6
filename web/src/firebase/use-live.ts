import { type Query, queryEqual } from "firebase/firestore";
import { useEffect } from "react";
import { useObservable } from "reactfire";
import { createFeed, type Feed } from "./feed.ts";

/*
 * The one use of reactfire. Its own Firestore hooks keep every query they ever saw: listeners are never closed, an error
 * stays for the life of the page and is thrown while rendering, and after signing out and in again the panel is dead
 * (reactfire 4.2.6, issues 742 and 790). So it is given feeds that never fail, and whose entries are removed from its
 * cache when nobody has shown them for a while, or when another person signs in.
 */

/** A read that goes on: every screen names all three states (ARCHITECTURE 7). */
export type Live<T> =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly error: unknown; readonly retry: () => void }
  | {
      readonly state: "ready";
      readonly data: T;
      /** Ids of documents that do not fit their schema and are therefore not in `data`. */
      readonly unreadable: readonly string[];
    };

/** Milliseconds that an unused feed stays open, so that going back and forth does not read everything again. */
const LINGER_MS = 10_000;

interface Entry {
  readonly feed: Feed<object>;
  users: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

let entries: Entry[] = [];

/**
 * The results of a query, as they change. Equal queries share one listener.
 * @param query with a limit (the rules ask for one) and a converter
 */
export function useLive<T extends object>(query: Query<T>): Live<readonly T[]> {
  const entry = entryOf(query);
  // An entry is found by its query, and equal queries have one converter: its items are T.
  const { id, results } = entry.feed as Feed<T>;
  const { data } = useObservable(id, results);
  useEffect(() => use(entry), [entry]);
  return data;
}

/** Closes every listener and forgets what it read. Called whenever the signed-in person changes. */
export function dropFeeds(): void {
  for (const entry of [...entries]) drop(entry);
}

function entryOf<T extends object>(query: Query<T>): Entry {
  const existing = entries.find(({ feed }) => queryEqual(feed.query, query));
  if (existing) return existing;
  const entry: Entry = { feed: createFeed(query), users: 0, timer: undefined };
  entries.push(entry);
  expire(entry);
  return entry;
}

function use(entry: Entry): () => void {
  entry.users += 1;
  clearTimeout(entry.timer);
  return () => {
    entry.users -= 1;
    if (entry.users === 0) expire(entry);
  };
}

/** A feed that was rendered but never shown expires as well. */
function expire(entry: Entry): void {
  entry.timer = setTimeout(() => drop(entry), LINGER_MS);
}

function drop(entry: Entry): void {
  clearTimeout(entry.timer);
  entries = entries.filter((one) => one !== entry);
  entry.feed.close();
  reactfireCache()?.delete(entry.feed.id);
}

/** The cache that reactfire keeps on the global object and never empties. */
function reactfireCache(): Map<string, unknown> | undefined {
  return (globalThis as { _reactFirePreloadedObservables?: Map<string, unknown> })
    ._reactFirePreloadedObservables;
}
