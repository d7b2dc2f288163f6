import { type Account, isOpenSession } from "domain/accounts/role";
import { sessionId, toSession } from "domain/accounts/session";
import { auditEntry } from "domain/shared/audit";
import { recordEntry } from "../audit/record-entry.ts";
import type { StoreDeps } from "../store/store.ts";
import { type AccountFacts, isSignInAtCreation } from "./accounts.ts";
import type { RoleRow } from "./roles.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** @returns whether the sign-in is new */
export async function recordSession(
  { store, now }: StoreDeps,
  session_id: string,
  { userAgent, ...account }: Account & { readonly userAgent: string },
): Promise<boolean> {
  const at = now();
  await store.batch((writes) =>
    writes.set("sessions", sessionId(account), toSession(account, userAgent, at)),
  );
  // No other account can take the id.
  const id = `signed_in-${account.uid}-${session_id}`;
  return recordEntry(store, auditEntry(at, account, "signed_in"), id);
}

/**
 * Lists a sign-in of the last hour that no browser has recorded: a stolen password opens documents without the panel.
 * Firebase Auth tells the last sign-in of an account only, so of several between two checks the others are missed.
 * @returns whether the sign-in was listed
 */
export async function recordUnreportedSignIn(
  { store, now }: StoreDeps,
  { ended_sessions }: RoleRow,
  account: AccountFacts,
): Promise<boolean> {
  const { uid, email, signed_in_at } = account;
  if (signed_in_at === null) return false;
  const at = now();
  const age = at.getTime() - signed_in_at.getTime();
  // Browsers record theirs at once.
  if (isSignInAtCreation(account) || age < MINUTE_MS || age > HOUR_MS) return false;
  const auth_time = Math.floor(signed_in_at.getTime() / SECOND_MS);
  if (!isOpenSession(auth_time, ended_sessions)) return false;
  // The time of the account may differ from the one in its tokens by a second.
  const ids = [-1, 0, 1].map((seconds) => sessionId({ uid, auth_time: auth_time + seconds }));
  const { sessions } = await store.read({ sessions: { ids, fields: ["auth_time"] } });
  if (sessions.size > 0) return false;
  const session = { uid, auth_time };
  const details = { unreported: true };
  await store.batch((writes) => {
    writes.set("sessions", sessionId(session), toSession(session, "", signed_in_at));
    writes.add("audit_log", auditEntry(at, { uid, email }, "signed_in", { details }));
  });
  return true;
}
