import { DomainError } from "domain/shared/errors";
import { FirebaseError } from "firebase/app";
import {
  type DocumentReference,
  getDoc,
  onSnapshot,
  type Query,
  type QuerySnapshot,
  queryEqual,
  startAfter,
  query as toQuery,
  type Unsubscribe,
} from "firebase/firestore";
import { readable } from "kit/firebase/document";
import { useSyncExternalStore } from "react";
import { observed } from "#lib/observed.ts";
import { CACHE_PATIENCE_MS, markLastKnown, SERVER_WAIT_MS } from "./connection.ts";

export type Live<T> =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly error: unknown; readonly retry: () => void }
  | {
      readonly state: "ready";
      readonly data: T;
      /** The ids of documents that do not fit their schema. */
      readonly unreadable: readonly string[];
      /** Newer changes may be missing. */
      readonly isLastKnown: boolean;
    };

type Start = DocumentReference | null;
type Rows = Live<readonly object[]>;

/** The documents of one commit may arrive singly. */
const THROTTLE_MS = 100;
const CLOSE_UNUSED_AFTER_MS = 10_000;
const LOADING: Rows = { state: "loading" };
const EMPTY: Rows = { state: "ready", data: [], unreadable: [], isLastKnown: false };
const NOTHING = observed(EMPTY);

const openQueries = new Set<ReturnType<typeof openQuery>>();

/**
 * Equal queries share one listener, which stays open for ten seconds after its last reader.
 * @param query with a limit; null reads nothing
 * @param start the document before the first row
 */
export function useLive<T extends object>(
  query: Query<T> | null,
  start: Start = null,
): Live<readonly T[]> {
  const { get, subscribe } = query === null ? NOTHING : findOrOpen(query, start);
  return useSyncExternalStore(subscribe, get) as Live<readonly T[]>;
}

export function closeLiveQueries(): void {
  for (const { close } of openQueries) close();
}

function findOrOpen(query: Query<object>, start: Start) {
  for (const open of openQueries)
    if (open.start?.path === start?.path && queryEqual(open.query, query)) return open;
  const opened = openQuery(query, start);
  openQueries.add(opened);
  return opened;
}

function openQuery(query: Query<object>, start: Start) {
  const { get, set, subscribe } = observed(LOADING);
  let readers = 0;
  const listenAgain = () => {
    stop();
    set(LOADING);
    stop = listen(query, start, set, listenAgain);
  };
  let stop = listen(query, start, set, listenAgain);
  const close = () => {
    clearTimeout(unused);
    stop();
    openQueries.delete(open);
    // Screens that stay open find a new listener.
    set(LOADING);
  };
  let unused = setTimeout(() => close(), CLOSE_UNUSED_AFTER_MS);
  const open = {
    query,
    start,
    get,
    close,
    subscribe: (listener: () => void) => {
      clearTimeout(unused);
      readers += 1;
      const unsubscribe = subscribe(listener);
      return () => {
        unsubscribe();
        readers -= 1;
        if (readers === 0) unused = setTimeout(close, CLOSE_UNUSED_AFTER_MS);
      };
    },
  };
  return open;
}

/** Failures are values, so a list that cannot be read leaves the rest of its screen alone. */
function listen(
  query: Query<object>,
  start: Start,
  show: (rows: Rows) => void,
  retry: () => void,
): Unsubscribe {
  const key = {};
  let wasRead = false;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let newest: Rows | undefined;
  const showNewest = () => {
    pause = undefined;
    if (newest === undefined) return;
    show(newest);
    newest = undefined;
    pause = setTimeout(showNewest, THROTTLE_MS);
  };
  const next = (rows: Rows) => {
    newest = rows;
    if (pause === undefined) showNewest();
  };
  const fail = (error: unknown) => next({ state: "failed", error, retry });
  const giveUp = () => {
    clearTimeout(timer);
    markLastKnown(key, true);
    fail(new DomainError("unavailable"));
  };
  /** The server often confirms a cached answer at once. */
  const whenItLasts = (act: () => void) => {
    clearTimeout(patience);
    patience = setTimeout(act, navigator.onLine ? CACHE_PATIENCE_MS : 0);
  };
  const timer = setTimeout(giveUp, SERVER_WAIT_MS);
  const showAnswer = (snapshot: QuerySnapshot<object>, isLastKnown: boolean) => {
    markLastKnown(key, isLastKnown);
    next(toRows(snapshot, isLastKnown));
  };
  const unsubscribe = subscribeAfter(
    query,
    start,
    (snapshot) => {
      const { fromCache } = snapshot.metadata;
      // Before the first answer the cache may be incomplete.
      if (fromCache && !wasRead) {
        if (snapshot.empty) whenItLasts(giveUp);
        return;
      }
      clearTimeout(timer);
      wasRead = true;
      clearTimeout(patience);
      if (fromCache) whenItLasts(() => showAnswer(snapshot, true));
      else showAnswer(snapshot, false);
    },
    (error) => {
      clearTimeout(timer);
      // FirestoreError resets its prototype.
      const isRefused = error instanceof FirebaseError && error.code === "permission-denied";
      if (!isRefused) console.error("A list could not be read", error);
      fail(error);
    },
  );
  return () => {
    for (const timeout of [timer, patience, pause]) clearTimeout(timeout);
    markLastKnown(key, false);
    unsubscribe();
  };
}

/** Snapshots are more exact cursors than dates. */
function subscribeAfter<T>(
  query: Query<T>,
  start: Start,
  next: (snapshot: QuerySnapshot<T>) => void,
  fail: (error: Error) => void,
): Unsubscribe {
  const open = (from: Query<T>) => onSnapshot(from, { includeMetadataChanges: true }, next, fail);
  if (start === null) return open(query);
  let isClosed = false;
  let unsubscribe: Unsubscribe | undefined;
  getDoc(start)
    .then((document) => {
      if (isClosed) return;
      if (document.exists()) unsubscribe = open(toQuery(query, startAfter(document)));
      else fail(new DomainError("not-found", "The page begins after a deleted entry."));
    })
    .catch((error: Error) => {
      if (!isClosed) fail(error);
    });
  return () => {
    isClosed = true;
    unsubscribe?.();
  };
}

function toRows({ docs }: QuerySnapshot<object>, isLastKnown: boolean): Rows {
  const rows = docs.map((document) => ({ id: document.id, fields: readable(document) }));
  return {
    state: "ready",
    data: rows.flatMap(({ fields }) => fields),
    unreadable: rows.flatMap(({ id, fields }) => (fields.length === 0 ? [id] : [])),
    isLastKnown,
  };
}
