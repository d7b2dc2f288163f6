import { createHmac } from "node:crypto";
import type { Firestore } from "firebase-admin/firestore";
import { networkOf } from "../domain/shared/rate-limit.ts";
import { RATE_LIMIT_LIFE_MS } from "../use-cases/store/token-bucket.ts";
import { storedSecret } from "./store/stored-secret.ts";

/** Of two days: files may be sent the day before. */
const known = new Map<string, string>();

/** Hashes of expired secrets cannot be reproduced. */
async function daySecret(db: Firestore, now: Date): Promise<string> {
  const id = daySecretId(now);
  const kept = known.get(id);
  if (kept !== undefined) return kept;
  const expiry = new Date(now.getTime() + RATE_LIMIT_LIFE_MS);
  const secret = await storedSecret(db, id, expiry);
  known.set(id, secret);
  for (const old of [...known.keys()].slice(0, -2)) known.delete(old);
  return secret;
}

export function daySecretId(now: Date): string {
  return `secret-${now.toISOString().slice(0, 10)}`;
}

/** A keyed hash that stands for a visitor for one day: no address is stored. */
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
