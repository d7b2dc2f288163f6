import { readStored, removeStored, writeStored } from "kit/lib/browser-storage";
import { parseList, type QuoteList } from "./quote-list.ts";

const KEY = "nhk.list";

interface StoredList {
  readonly lines: QuoteList;
  /** False: lasts as long as the page. */
  readonly isKept: boolean;
}

let state: StoredList | undefined;
const listeners = new Set<() => void>();

export function storedList(): StoredList {
  state ??= { lines: parseList(readStored("localStorage", KEY)), isKept: true };
  return state;
}

/** Another tab may have stored lines meanwhile. */
export function changeList(change: (lines: QuoteList) => QuoteList): StoredList {
  if (storedList().isKept) state = undefined;
  const lines = change(storedList().lines);
  if (lines.length === 0) removeStored("localStorage", KEY);
  const isKept = lines.length === 0 || writeStored("localStorage", KEY, lines);
  state = { lines, isKept };
  for (const listener of listeners) listener();
  return state;
}

export function subscribeToList(listener: () => void): () => void {
  addEventListener("storage", refresh);
  addEventListener("pageshow", refresh);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function refresh(event: Event): void {
  if (!storedList().isKept) return;
  if (event instanceof StorageEvent && event.key !== null && event.key !== KEY) return;
  state = undefined;
  for (const listener of listeners) listener();
}
