import { type DocumentReference, type Firestore, GrpcStatus } from "firebase-admin/firestore";
import type { AuditEntry } from "../domain/audit.ts";
import { coded } from "./stored.ts";

/**
 * Where an entry of the audit log is written, for a commit that holds the deed itself.
 * @param id of a deed that may be repeated, so that it is written down once
 */
export function auditRef(db: Firestore, id?: string): DocumentReference {
  const entries = db.collection("audit_log");
  return id === undefined ? entries.doc() : entries.doc(id);
}

/**
 * Writes an entry of its own.
 * @returns false when a deed with this id is written down already
 */
export async function recordOnce(db: Firestore, entry: AuditEntry, id?: string): Promise<boolean> {
  try {
    await auditRef(db, id).create(entry);
    return true;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === GrpcStatus.ALREADY_EXISTS) return false;
    throw coded(error);
  }
}
