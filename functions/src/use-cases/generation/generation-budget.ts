import type { BucketRule } from "domain/shared/rate-limit";
import type { Store } from "../store/store.ts";
import { readBucket, spendTokens } from "../store/token-bucket.ts";
import type { GenerateArticleDeps } from "./generate-article.ts";

export interface Budget {
  /** Articles of one person in an hour. */
  readonly hour: number;
  /** Articles of one person in a day. */
  readonly day: number;
  /** Articles of all people together in a day. */
  readonly total: number;
  /** Those of them that may begin with a research, which is billed by itself. */
  readonly research: number;
}

/** Buckets that begin anew each day (UTC); that of a person refills within an hour. */
export function generationBudget(store: Store, budget: Budget): GenerateArticleDeps["take"] {
  const { hour, day } = budget;
  const own = { capacity: hour, refillSeconds: Math.ceil(3600 / Math.max(1, hour)), ceiling: day };
  return (uid, { includeResearch }, now) =>
    store.atomically(async (transaction) => {
      const prefix = `generation-${now.toISOString().slice(0, 10)}`;
      const ownLimit = { key: `${prefix}-${uid}`, rule: own };
      const total = { key: `${prefix}.total`, rule: dayRule(budget.total) };
      const research = { key: `${prefix}.research`, rule: dayRule(budget.research) };
      const limits = [ownLimit, total, ...(includeResearch ? [research] : [])];
      if (await spendTokens(transaction, limits, now)) return "granted";
      const used = async (key: string) => (await readBucket(transaction, key))?.used ?? 0;
      if ((await used(total.key)) >= budget.total) return "total";
      if ((await used(ownLimit.key)) >= day) return "day";
      if (includeResearch && (await used(research.key)) >= budget.research) return "research";
      return "hour";
    });
}

const dayRule = (ceiling: number): BucketRule => ({
  capacity: ceiling,
  refillSeconds: 86_400,
  ceiling,
});
