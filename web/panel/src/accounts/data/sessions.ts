import { type Session, SessionSchema } from "domain/accounts/session";
import { limit, query, where } from "firebase/firestore";
import type { Stored } from "kit/firebase/document";
import { call } from "#data/callables.ts";
import { typedCollection } from "#firebase/converter.ts";
import { type Live, useLive } from "#firebase/use-live.ts";

/** Limit in firestore.rules. */
const MAX_SHOWN = 50;

export type StoredSession = Stored<Session>;

export function useOwnSessions(uid: string): Live<readonly StoredSession[]> {
  const all = typedCollection("sessions", SessionSchema);
  return useLive(query(all, where("uid", "==", uid), limit(MAX_SHOWN)));
}

/**
 * Without `auth_time` all others.
 * @throws DomainError failed-precondition
 */
export async function endSessions(uid: string, auth_time?: number): Promise<void> {
  await call("endSessions", auth_time === undefined ? { uid } : { uid, auth_time });
}
