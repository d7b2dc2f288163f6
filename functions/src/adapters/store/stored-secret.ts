import { randomBytes } from "node:crypto";
import { type Firestore, Timestamp } from "firebase-admin/firestore";
import { DomainError } from "../../domain/shared/errors.ts";
import { inTransaction, withCodes } from "./stored.ts";

/** Signs the cursors of the list of articles. */
export const CURSOR_KEY = "secret-cursors";

/** @throws DomainError 'not-found' before its first use */
export async function existingSecret(db: Firestore, id: string): Promise<string> {
  const stored: unknown = (await withCodes(db.collection("rate_limits").doc(id).get())).get(
    "secret",
  );
  if (typeof stored !== "string") throw new DomainError("not-found");
  return stored;
}

/** A random text that all instances share, created at its first use. */
export function storedSecret(db: Firestore, id: string, expiry?: Date): Promise<string> {
  const ref = db.collection("rate_limits").doc(id);
  return inTransaction(db, async (transaction) => {
    const stored: unknown = (await transaction.get(ref)).get("secret");
    if (typeof stored === "string") return stored;
    const secret = randomBytes(32).toString("base64url");
    const expires_at = expiry && Timestamp.fromDate(expiry);
    transaction.create(ref, { secret, ...(expires_at && { expires_at }) });
    return secret;
  });
}
