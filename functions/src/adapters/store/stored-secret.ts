import { randomBytes } from "node:crypto";
import { DomainError } from "domain/shared/errors";
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
} from "firebase-admin/firestore";
import { inTransaction, withDomainErrors } from "./stored.ts";

/** Signs the cursors of the list of articles. */
export const CURSOR_KEY = "secret-cursors";

/** @throws DomainError 'not-found' before its first use */
export async function existingSecret(db: Firestore, id: string): Promise<string> {
  const secret = findSecret(await withDomainErrors(getReference(db, id).get()));
  if (secret === undefined) throw new DomainError("not-found");
  return secret;
}

/** A random text that all instances share, created at its first use. */
export function storedSecret(db: Firestore, id: string, expiry?: Date): Promise<string> {
  const ref = getReference(db, id);
  return inTransaction(db, async (transaction) => {
    const stored = findSecret(await transaction.get(ref));
    if (stored !== undefined) return stored;
    const secret = randomBytes(32).toString("base64url");
    const expires_at = expiry && Timestamp.fromDate(expiry);
    transaction.create(ref, { secret, ...(expires_at && { expires_at }) });
    return secret;
  });
}

function getReference(db: Firestore, id: string): DocumentReference {
  return db.collection("rate_limits").doc(id);
}

function findSecret(snapshot: DocumentSnapshot): string | undefined {
  const secret: unknown = snapshot.get("secret");
  return typeof secret === "string" ? secret : undefined;
}
