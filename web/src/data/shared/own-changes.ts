import { postChange, type RecordedPost } from "domain/posts/post-change";
import { type AuditEntry, RETENTION_MS } from "domain/shared/audit";
import { collection, doc, serverTimestamp, type Transaction } from "firebase/firestore";
import { panelAuth, panelFirestore } from "#firebase/panel-sdk.ts";

interface ChangedPost {
  readonly id: string;
  /** null for a new post. */
  readonly before: RecordedPost | null;
  readonly after: RecordedPost;
  readonly isEdited?: boolean;
  readonly isTicked?: boolean;
}

/** The rules demand both in one commit. */
export function recordPostChange(
  transaction: Transaction,
  { id, before, after, isEdited, isTicked }: ChangedPost,
): { readonly change_id: string } {
  return record(transaction, "post_saved", id, postChange(before, after, isEdited, isTicked));
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
