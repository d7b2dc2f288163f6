import { createHmac, randomBytes } from "node:crypto";
import type { DocumentReference, Firestore, Transaction } from "firebase-admin/firestore";
import { Timestamp } from "firebase-admin/firestore";
import { type Bucket, type BucketRule, networkOf, takeToken } from "../domain/rate-limit.ts";
import { inTransaction } from "./transaction.ts";

const COLLECTION = "rate_limits";
/** Documents live this long past their day, then Firestore's TTL policy on `expires_at` removes them. */
const LIFE_MS = 48 * 3_600_000;

let known: { readonly day: string; readonly secret: string } | null = null;

/** The random secret of a day, made by whoever needs it first. Once it expires, its hashes lead back to nobody. */
async function daySecret(db: Firestore, now: Date): Promise<string> {
  const day = now.toISOString().slice(0, 10);
  if (known?.day === day) return known.secret;
  const ref = db.collection(COLLECTION).doc(`secret-${day}`);
  const secret = await inTransaction(db, async (transaction) => {
    const stored: unknown = (await transaction.get(ref)).get("secret");
    if (typeof stored === "string") return stored;
    const fresh = randomBytes(32).toString("base64url");
    transaction.create(ref, { secret: fresh, expires_at: expiry(now) });
    return fresh;
  });
  known = { day, secret };
  return secret;
}

function expiry(now: Date): Timestamp {
  return Timestamp.fromMillis(now.getTime() + LIFE_MS);
}

/**
 * Keyed hash that stands for a visitor for one day: the same visitor, purpose and day give the same key,
 * and nobody can go back from the key to the address (SECURITY 3.3.4, 3.3.7).
 * @param parts what makes visitors distinct for this purpose, beginning with the purpose's name
 */
export async function visitorKey(
  db: Firestore,
  address: string,
  now: Date,
  parts: readonly string[],
): Promise<string> {
  const secret = await daySecret(db, now);
  const text = JSON.stringify([networkOf(address), ...parts]);
  return createHmac("sha256", secret).update(text).digest("base64url");
}

/** A bucket read inside a transaction, to be written by `spend` after the transaction's last read. */
export interface ReadBucket {
  readonly ref: DocumentReference;
  readonly bucket: Bucket | null;
}

/** Reads the bucket of a key. */
export async function readBucket(
  db: Firestore,
  transaction: Transaction,
  key: string,
): Promise<ReadBucket> {
  const ref = db.collection(COLLECTION).doc(key);
  const data = (await transaction.get(ref)).data();
  if (data === undefined) return { ref, bucket: null };
  const { tokens, used, refilled_at: refilledAt } = data;
  const isWhole =
    typeof tokens === "number" && typeof used === "number" && refilledAt instanceof Timestamp;
  return { ref, bucket: isWhole ? { tokens, used, refilled_at: refilledAt.toDate() } : null };
}

/**
 * Takes a token and writes the bucket in the same transaction.
 * @returns false when none is left; then nothing is written
 */
export function spend(
  transaction: Transaction,
  { ref, bucket }: ReadBucket,
  rule: BucketRule,
  now: Date,
): boolean {
  const next = takeToken(bucket, rule, now);
  if (next === null) return false;
  transaction.set(ref, {
    ...next,
    refilled_at: Timestamp.fromDate(next.refilled_at),
    expires_at: expiry(now),
  });
  return true;
}
