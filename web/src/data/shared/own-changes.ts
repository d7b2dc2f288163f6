import { type AuditEntry, RETENTION_MS } from "domain/shared/audit";
import { collection, doc, serverTimestamp, type Transaction } from "firebase/firestore";
import { panelAuth, panelFirestore } from "#firebase/panel-sdk.ts";

export function recordStatusChange(
  transaction: Transaction,
  id: string,
  former_status: string,
  status: string,
): { readonly change_id: string } {
  const details = { former_status, status };
  return record(transaction, "inquiry_status_changed", id, { details });
}

export function recordAssignment(
  transaction: Transaction,
  id: string,
  former_assignee: string,
  assignee: string,
): { readonly change_id: string } {
  const details = { former_assignee, assignee };
  return record(transaction, "inquiry_assigned", id, { details });
}

function record(
  transaction: Transaction,
  action: AuditEntry["action"],
  target: string,
  rest: Pick<AuditEntry, "changes" | "details">,
): { readonly change_id: string } {
  const { currentUser } = panelAuth();
  const change_id = crypto.randomUUID();
  transaction.set(doc(collection(panelFirestore(), "audit_log"), change_id), {
    at: serverTimestamp(),
    actor_uid: currentUser?.uid ?? "",
    actor_email: currentUser?.email ?? "",
    action,
    target,
    ...rest,
    expires_at: new Date(Date.now() + RETENTION_MS),
  });
  return { change_id };
}
