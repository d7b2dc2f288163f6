import { createHmac } from "node:crypto";
import type { Firestore } from "firebase-admin/firestore";
import type { Sign } from "../../use-cases/articles/article-pages.ts";
import { storedSecret } from "../store/stored-secret.ts";
import { cachedRead } from "./cached-read.ts";

const LENGTH = 16;

/** @param cacheMs how long an instance keeps the key */
export function cursorSignature(db: Firestore, cacheMs: () => number): Sign {
  const key = cachedRead(() => storedSecret(db, "secret-cursors"), cacheMs);
  return async (text) =>
    createHmac("sha256", await key())
      .update(text)
      .digest("base64url")
      .slice(0, LENGTH);
}
