import { createHmac } from "node:crypto";
import type { Firestore } from "firebase-admin/firestore";
import { RATE_LIMIT_LIFE_MS } from "../use-cases/store/token-bucket.ts";
import { storedSecret } from "./store/stored-secret.ts";

/** Of two days: files may be sent the day before. */
const secrets = new Map<string, Promise<string>>();

/** Read once by each instance, whoever asks meanwhile. Hashes of expired secrets cannot be reproduced. */
function daySecret(db: Firestore, now: Date): Promise<string> {
  const id = daySecretId(now);
  const cachedSecret = secrets.get(id);
  if (cachedSecret !== undefined) return cachedSecret;
  const expiry = new Date(now.getTime() + RATE_LIMIT_LIFE_MS);
  const secret = storedSecret(db, id, expiry);
  secrets.set(id, secret);
  secret.catch(() => secrets.delete(id));
  for (const old of [...secrets.keys()].slice(0, -2)) secrets.delete(old);
  return secret;
}

export function daySecretId(now: Date): string {
  return `secret-${now.toISOString().slice(0, 10)}`;
}

/** A keyed hash that stands for a network or an account for one day: no address is stored. */
export async function visitorKey(
  db: Firestore,
  text: string,
  now: Date,
  parts: readonly string[],
): Promise<string> {
  const secret = await daySecret(db, now);
  const message = JSON.stringify([text, ...parts]);
  return createHmac("sha256", secret).update(message).digest("base64url");
}
