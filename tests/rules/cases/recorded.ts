import {
  deleteField,
  doc,
  FieldValue,
  type Firestore,
  setDoc,
  writeBatch,
} from "firebase/firestore";
import { type Database, emailOf, isAllowed } from "../database.ts";
import { toSend } from "./stored.ts";
import { daysAgo, type Fields, writeTime } from "./table.ts";

/** What a browser writes to the audit log in the name of an account. */
export const entryOf = (uid: string, rest: Fields): Fields => ({
  at: writeTime,
  actor_uid: uid,
  actor_email: emailOf(uid),
  expires_at: daysAgo(-730),
  ...rest,
});

export interface Write {
  readonly id: string;
  /** null for a new document. */
  readonly before: Fields | null;
  readonly after: Fields;
  /** Replaces fields of the entry. */
  readonly entry?: Fields;
}

/** Without the fields that `change` deletes. */
export function merged(before: Fields, change: Fields): Fields {
  const isGone = (value: unknown) => value instanceof FieldValue && value.isEqual(deleteField());
  const all = Object.entries({ ...before, ...change });
  return Object.fromEntries(all.filter(([, value]) => !isGone(value)));
}

/** A submission, with the entry of another status or assignment. */
export function commitSubmission(
  db: Firestore,
  uid: string,
  { id, before, after, entry }: Write & { readonly before: Fields },
): Promise<void> {
  const batch = writeBatch(db);
  const path = doc(db, "contact_submissions", id);
  const recorded = submissionEntry(before, after);
  if (recorded === null) batch.set(path, toSend(after));
  else {
    const change_id = crypto.randomUUID();
    const isAnswered = after.status === "completed" && before.status !== "completed";
    batch.set(path, toSend({ ...(isAnswered && { answered_at: writeTime }), ...after, change_id }));
    const all = entryOf(uid, { ...recorded, target: id, ...entry });
    batch.set(doc(db, "audit_log", change_id), toSend(all));
  }
  return batch.commit();
}

function submissionEntry(before: Fields, after: Fields): Fields | null {
  const { status, assigned_to = "" } = after;
  const { assigned_to: former_assignee = "" } = before;
  if (assigned_to !== former_assignee) {
    return { action: "inquiry_assigned", details: { former_assignee, assignee: assigned_to } };
  }
  if (status === before.status || status === undefined) return null;
  const details = { former_status: before.status, status };
  return { action: "inquiry_status_changed", details };
}

/** Writes a document as the administrator, with what the rules demand in the same commit. */
export async function isWritable(
  database: Database,
  collection: string,
  write: Write,
): Promise<boolean> {
  const { id, before, after } = write;
  const db = database.as("admin");
  if (collection === "contact_submissions" && before) {
    return await isAllowed(commitSubmission(db, "admin", { ...write, before }));
  }
  return await isAllowed(setDoc(doc(db, collection, id), toSend(after)));
}
