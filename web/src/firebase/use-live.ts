import { type Query, queryEqual } from "firebase/firestore";
import { useEffect } from "react";
import { useObservable } from "reactfire";
import { NEVER, startWith } from "rxjs";
import { createLiveQuery, type Live, type LiveQuery, type Start } from "./live-query.ts";

// reactfire's hooks never close listeners and keep errors (its issues 742, 790).

const CLOSE_UNUSED_AFTER_MS = 10_000;

interface Entry {
  readonly live: LiveQuery<object>;
  users: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

let entries: Entry[] = [];

const EMPTY = { state: "ready", data: [], unreadable: [], isLastKnown: false } as const;
const NOTHING = {
  id: "live-query:none",
  results: NEVER.pipe(startWith<Live<readonly never[]>>(EMPTY)),
};

/** @param query with a limit; null reads nothing */
export function useLive<T extends object>(
  query: Query<T> | null,
  start: Start = null,
): Live<readonly T[]> {
  const entry = query === null ? null : entryOf(query, start);
  const { id, results } = entry === null ? NOTHING : (entry.live as LiveQuery<T>);
  const { data } = useObservable<Live<readonly T[]>>(id, results);
  useEffect(() => (entry === null ? undefined : use(entry)), [entry]);
  return data;
}

export function closeLiveQueries(): void {
  for (const entry of [...entries]) close(entry);
}

function entryOf<T extends object>(query: Query<T>, start: Start): Entry {
  const existing = entries.find(
    ({ live }) => live.start?.path === start?.path && queryEqual(live.query, query),
  );
  if (existing) return existing;
  const entry: Entry = { live: createLiveQuery(query, start), users: 0, timer: undefined };
  entries.push(entry);
  closeWhenUnused(entry);
  return entry;
}

function use(entry: Entry): () => void {
  entry.users += 1;
  clearTimeout(entry.timer);
  return () => {
    entry.users -= 1;
    if (entry.users === 0) closeWhenUnused(entry);
  };
}

function closeWhenUnused(entry: Entry): void {
  entry.timer = setTimeout(() => close(entry), CLOSE_UNUSED_AFTER_MS);
}

function close(entry: Entry): void {
  clearTimeout(entry.timer);
  entries = entries.filter((one) => one !== entry);
  entry.live.close();
  reactfireCache()?.delete(entry.live.id);
}

function reactfireCache(): Map<string, unknown> | undefined {
  return (globalThis as { _reactFirePreloadedObservables?: Map<string, unknown> })
    ._reactFirePreloadedObservables;
}
