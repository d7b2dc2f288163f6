import { type Query, queryEqual } from "firebase/firestore";
import { useEffect } from "react";
import { NEVER, startWith } from "rxjs";
import { type Live, liveResults, type Start } from "./live-query.ts";
import { type Closable, closable, useClosable } from "./reactfire-cache.ts";

const CLOSE_UNUSED_AFTER_MS = 10_000;

interface Entry extends Closable<Live<readonly object[]>> {
  readonly query: Query<object>;
  readonly start: Start;
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
  const data = useClosable(entry ?? NOTHING);
  useEffect(() => (entry === null ? undefined : use(entry)), [entry]);
  return data as Live<readonly T[]>;
}

export function closeLiveQueries(): void {
  for (const entry of [...entries]) close(entry);
}

function entryOf<T extends object>(query: Query<T>, start: Start): Entry {
  const existing = entries.find(
    (one) => one.start?.path === start?.path && queryEqual(one.query, query),
  );
  if (existing) return existing;
  const results = closable(liveResults(query, start));
  const entry: Entry = { ...results, query, start, users: 0, timer: undefined };
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
  entry.close();
}
