import { FirebaseError } from "firebase/app";
import {
  onSnapshot,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from "firebase/firestore";
import { Observable, Subject, startWith, switchMap, takeUntil, throttleTime } from "rxjs";
import { UnreadableDocument } from "./document.ts";
import type { Live } from "./use-live.ts";

/** The results of one query, shared by all who show it, for as long as somebody does. */
export interface Feed<T> {
  readonly id: string;
  readonly query: Query<T>;
  /** Never fails and always has a value: failure is a value, because an error would poison reactfire's cache. */
  readonly results: Observable<Live<readonly T[]>>;
  /** Closes the listener. */
  readonly close: () => void;
}

const origins = new WeakMap<object, QueryDocumentSnapshot>();

/**
 * The snapshot that an item of a feed was read from: a cursor to the microsecond, where a Date is cut to the millisecond.
 * @throws Error when the item is not from a feed
 */
export function originOf(item: object): QueryDocumentSnapshot {
  const origin = origins.get(item);
  if (!origin) throw new Error("This item was not read by a feed.");
  return origin;
}

/** Least milliseconds between two states of a list: the documents of one commit may arrive one by one. */
const PACE_MS = 100;

let feeds = 0;

/** Prepares a feed; its listener opens with the first subscriber and stays open until `close`. */
export function createFeed<T extends object>(query: Query<T>): Feed<T> {
  const restarts = new Subject<void>();
  const closed = new Subject<void>();
  const retry = () => restarts.next();
  feeds += 1;
  return {
    id: `feed:${feeds}`,
    query,
    results: restarts.pipe(
      startWith(undefined),
      switchMap(() => listening(query, retry)),
      takeUntil(closed),
    ),
    close: () => closed.next(),
  };
}

function listening<T extends object>(
  query: Query<T>,
  retry: () => void,
): Observable<Live<readonly T[]>> {
  const states = new Observable<Live<readonly T[]>>((subscriber) =>
    onSnapshot(
      query,
      (snapshot) => subscriber.next(readyOf(snapshot)),
      (error) => {
        if (!isRefused(error)) console.error("A list could not be read", error);
        subscriber.next({ state: "failed", error, retry });
      },
    ),
  );
  return states.pipe(
    throttleTime(PACE_MS, undefined, { leading: true, trailing: true }),
    startWith<Live<readonly T[]>>({ state: "loading" }),
  );
}

/** Signing out, or losing the role, ends every listener this way: the screen says so, and the log need not. */
function isRefused(error: unknown): boolean {
  // No error is ever an instance of FirestoreError: its base class sets the prototype back.
  return error instanceof FirebaseError && error.code === "permission-denied";
}

function readyOf<T extends object>(snapshot: QuerySnapshot<T>): Live<readonly T[]> {
  const data: T[] = [];
  const unreadable: string[] = [];
  for (const document of snapshot.docs) {
    try {
      const item = document.data();
      origins.set(item, document);
      data.push(item);
    } catch (error) {
      if (!(error instanceof UnreadableDocument)) throw error;
      console.error(error.message);
      unreadable.push(document.id);
    }
  }
  return { state: "ready", data, unreadable };
}
