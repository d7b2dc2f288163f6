import { createHmac } from "node:crypto";
import { DomainError } from "domain/shared/errors";
import type { Firestore } from "firebase-admin/firestore";
import type { Sign } from "../../use-cases/articles/article-pages.ts";
import { CURSOR_KEY, existingSecret } from "../store/stored-secret.ts";
import { cachedRead } from "./cached-read.ts";

const LENGTH = 16;

/**
 * The pages' service account cannot write: `publishScheduled` creates the key.
 * @param cacheMs how long an instance keeps the key
 */
export function cursorSignature(db: Firestore, cacheMs: () => number): Sign {
  const key = cachedRead(() => existingSecret(db, CURSOR_KEY), cacheMs);
  return async (text) => {
    try {
      const hash = createHmac("sha256", await key()).update(text);
      return hash.digest("base64url").slice(0, LENGTH);
    } catch (error) {
      if (error instanceof DomainError && error.code === "not-found") return null;
      throw error;
    }
  };
}
