import { DomainError } from "domain/shared/errors";
import { useSyncExternalStore } from "react";
import { observed } from "#lib/observed.ts";

/** Firestore's own wait before using its cache. */
export const SERVER_WAIT_MS = 10_000;

export const CACHE_PATIENCE_MS = 3000;

export type Connection = "online" | "offline" | "unreachable";

/** Live queries that show cached data. */
const lastKnown = observed<ReadonlySet<object>>(new Set());

export function markLastKnown(query: object, isLastKnown: boolean): void {
  const others = new Set(lastKnown.get());
  if (others.delete(query) === isLastKnown) return;
  lastKnown.set(isLastKnown ? others.add(query) : others);
}

/** 'unreachable': online, but Firestore does not answer. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, () => {
    if (!navigator.onLine) return "offline";
    return lastKnown.get().size > 0 ? "unreachable" : "online";
  });
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = lastKnown.subscribe(listener);
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    unsubscribe();
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/**
 * A write that is given up may still be stored.
 * @throws DomainError unavailable
 */
export async function untilAnswered<T>(work: () => Promise<T>): Promise<T> {
  if (!navigator.onLine) throw new DomainError("unavailable");
  let giveUp = () => {};
  const silence = new Promise<never>((_, reject) => {
    giveUp = () => reject(new DomainError("unavailable"));
  });
  const timer = setTimeout(giveUp, SERVER_WAIT_MS);
  addEventListener("offline", giveUp);
  try {
    return await Promise.race([work(), silence]);
  } finally {
    clearTimeout(timer);
    removeEventListener("offline", giveUp);
  }
}
