import { createHmac } from "node:crypto";
import type { Firestore } from "firebase-admin/firestore";
import { networkOf } from "../domain/shared/rate-limit.ts";
import { RATE_LIMIT_LIFE_MS } from "../use-cases/store/token-bucket.ts";
import { storedSecret } from "./store/stored-secret.ts";

let known: { readonly day: string; readonly secret: string } | null = null;

/** After the secret has expired, its hashes cannot be reproduced. */
async function daySecret(db: Firestore, now: Date): Promise<string> {
  const day = now.toISOString().slice(0, 10);
  if (known?.day === day) return known.secret;
  const expiry = new Date(now.getTime() + RATE_LIMIT_LIFE_MS);
  const secret = await storedSecret(db, `secret-${day}`, expiry);
  known = { day, secret };
  return secret;
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
