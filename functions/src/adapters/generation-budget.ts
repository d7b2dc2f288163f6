import type { Firestore } from "firebase-admin/firestore";
import type { GenerateArticleDeps } from "../use-cases/generate-article.ts";
import { readBucket, spend } from "./rate-limit.ts";
import { inTransaction } from "./transaction.ts";

/** What one administrator may generate. */
export interface Budget {
  readonly hour: number;
  readonly day: number;
}

/** Counts the articles of each administrator: a bucket that fills within an hour, under a ceiling for the day. */
export function generationBudget(
  db: Firestore,
  { hour, day }: Budget,
): GenerateArticleDeps["take"] {
  const rule = { capacity: hour, refillSeconds: Math.ceil(3600 / Math.max(1, hour)), ceiling: day };
  return (uid, now) =>
    inTransaction(db, async (transaction) => {
      const key = `generation-${now.toISOString().slice(0, 10)}-${uid}`;
      const read = await readBucket(db, transaction, key);
      if (spend(transaction, read, rule, now)) return "granted";
      return (read.bucket?.used ?? 0) >= day ? "day" : "hour";
    });
}
