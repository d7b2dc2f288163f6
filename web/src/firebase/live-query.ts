import { DomainError } from "domain/shared/errors";
import { FirebaseError } from "firebase/app";
import {
  type DocumentReference,
  getDoc,
  onSnapshot,
  type Query,
  type QuerySnapshot,
  query as queryOf,
  startAfter,
  type Unsubscribe,
} from "firebase/firestore";
import { Observable, Subject, startWith, switchMap, throttleTime } from "rxjs";
import { CACHE_PATIENCE_MS, markLastKnown, SERVER_WAIT_MS } from "./connection.ts";
import { UnreadableDocument } from "./document.ts";

export type Live<T> =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly error: unknown; readonly retry: () => void }
  | {
      readonly state: "ready";
      readonly data: T;
      readonly unreadable: readonly string[];
      /** Newer changes may be missing. */
      readonly isLastKnown: boolean;
    };

export type Start = DocumentReference | null;

/** The documents of one commit may arrive singly. */
const THROTTLE_MS = 100;

/** Failures are values: reactfire would keep throwing an error. */
export function liveResults<T extends object>(
  query: Query<T>,
  start: Start,
): Observable<Live<readonly T[]>> {
  const restarts = new Subject<void>();
  const retry = () => restarts.next();
  return restarts.pipe(
    startWith(undefined),
    switchMap(() => listen(query, start, retry)),
  );
}

function listen<T extends object>(
  query: Query<T>,
  start: Start,
  retry: () => void,
): Observable<Live<readonly T[]>> {
  const states = new Observable<Live<readonly T[]>>((subscriber) => {
    const key = {};
    let wasRead = false;
    let patience: ReturnType<typeof setTimeout> | undefined;
    const fail = (error: unknown) => subscriber.next({ state: "failed", error, retry });
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
    const unsubscribe = subscribe(
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
        if (!fromCache) {
          markLastKnown(key, false);
          subscriber.next(readyOf(snapshot, false));
          return;
        }
        whenItLasts(() => {
          markLastKnown(key, true);
          subscriber.next(readyOf(snapshot, true));
        });
      },
      (error) => {
        clearTimeout(timer);
        if (!isPermissionDenied(error)) console.error("A list could not be read", error);
        fail(error);
      },
    );
    return () => {
      clearTimeout(timer);
      clearTimeout(patience);
      markLastKnown(key, false);
      unsubscribe();
    };
  });
  return states.pipe(
    throttleTime(THROTTLE_MS, undefined, { leading: true, trailing: true }),
    startWith<Live<readonly T[]>>({ state: "loading" }),
  );
}

/** Snapshots are more exact cursors than dates. */
function subscribe<T>(
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
      if (document.exists()) unsubscribe = open(queryOf(query, startAfter(document)));
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

function isPermissionDenied(error: unknown): boolean {
  // FirestoreError resets its prototype.
  return error instanceof FirebaseError && error.code === "permission-denied";
}

function readyOf<T extends object>(
  snapshot: QuerySnapshot<T>,
  isLastKnown: boolean,
): Live<readonly T[]> {
  const data: T[] = [];
  const unreadable: string[] = [];
  for (const document of snapshot.docs) {
    try {
      data.push(document.data());
    } catch (error) {
      if (!(error instanceof UnreadableDocument)) throw error;
      console.error(error.message);
      unreadable.push(document.id);
    }
  }
  return { state: "ready", data, unreadable, isLastKnown };
}
