import { INDEX_CHECKS_PER_DAY, pacificDay } from "domain/indexing/quota";
import { statusIn } from "../site-status.ts";
import type { Store } from "../store/store.ts";
import { RATE_LIMIT_LIFE_MS } from "../store/token-bucket.ts";
import type { CheckIndexingDeps } from "./check-google-indexing.ts";

export function indexResultStore(
  store: Store,
): Pick<CheckIndexingDeps, "indexResults" | "keep" | "take" | "giveBack"> {
  const change = (now: Date, by: (used: number) => number) =>
    store.atomically(async (transaction) => {
      const day = pacificDay(now);
      const key = `search-console-${day}`;
      const { rate_limits } = await transaction.read({
        rate_limits: { ids: [key], fields: ["used"] },
      });
      const changeStatus = await statusIn(transaction);
      const used = rate_limits.get(key)?.used ?? 0;
      const next = by(used);
      const expires_at = new Date(now.getTime() + RATE_LIMIT_LIFE_MS);
      transaction.set("rate_limits", key, { used: next, expires_at });
      changeStatus({ set: { index_checks: { day, used: next } } });
      return next - used;
    });

  return {
    indexResults: async (slugs) => {
      const { index_verdicts } = await store.read({ index_verdicts: slugs });
      return [...index_verdicts.values()];
    },
    keep: (result) => store.batch((writes) => writes.set("index_verdicts", result.slug, result)),
    take: (wanted, now) =>
      change(now, (used) => Math.max(used, Math.min(INDEX_CHECKS_PER_DAY, used + wanted))),
    giveBack: async (unused, now) => {
      await change(now, (used) => Math.max(0, used - unused));
    },
  };
}
