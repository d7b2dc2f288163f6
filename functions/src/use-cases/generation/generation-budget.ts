import type { Store } from "../store/store.ts";
import { readBucket, spendToken } from "../store/token-bucket.ts";
import type { GenerateArticleDeps } from "./generate-article.ts";

export interface Budget {
  readonly hour: number;
  readonly day: number;
}

/** A bucket that refills within an hour, and a limit for the day. */
export function generationBudget(store: Store, { hour, day }: Budget): GenerateArticleDeps["take"] {
  const rule = { capacity: hour, refillSeconds: Math.ceil(3600 / Math.max(1, hour)), ceiling: day };
  return (uid, now) =>
    store.atomically(async (transaction) => {
      const key = `generation-${now.toISOString().slice(0, 10)}-${uid}`;
      const bucket = await readBucket(transaction, key);
      if (spendToken(transaction, key, bucket, rule, now)) return "granted";
      return (bucket?.used ?? 0) >= day ? "day" : "hour";
    });
}
