import type { Account } from "../../domain/accounts/role.ts";
import { sessionId, sessionOf } from "../../domain/accounts/session.ts";
import { auditEntry } from "../../domain/shared/audit.ts";
import { recordEntry } from "../audit/record-entry.ts";
import type { StoreDeps } from "../store/store.ts";

/** @returns whether the sign-in is new */
export async function recordSession(
  { store, now }: StoreDeps,
  session_id: string,
  { userAgent, ...account }: Account & { readonly userAgent: string },
): Promise<boolean> {
  const at = now();
  await store.batch((writes) =>
    writes.set("sessions", sessionId(account), sessionOf(account, userAgent, at)),
  );
  // No other account can take the id.
  const id = `signed_in-${account.uid}-${session_id}`;
  return recordEntry(store, auditEntry(at, account, "signed_in"), id);
}
