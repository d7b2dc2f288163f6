import type { Store } from "../store/store.ts";
import { RATE_LIMIT_LIFE_MS } from "../store/token-bucket.ts";
import type { CheckIndexingDeps } from "./check-google-indexing.ts";

/** Below the property's quota of 2,000, which other clients use too. */
const REQUESTS_PER_DAY = 1800;

export function indexResultStore(
  store: Store,
): Pick<CheckIndexingDeps, "indexResults" | "keep" | "take" | "giveBack"> {
  const change = (now: Date, by: (used: number) => number) =>
    store.atomically(async (transaction) => {
      const key = `search-console-${pacificDay(now)}`;
      const { rate_limits } = await transaction.read({
        rate_limits: { ids: [key], fields: ["used"] },
      });
      const used = rate_limits.get(key)?.used ?? 0;
      const next = by(used);
      const expires_at = new Date(now.getTime() + RATE_LIMIT_LIFE_MS);
      transaction.set("rate_limits", key, { used: next, expires_at });
      return next - used;
    });

  return {
    indexResults: async (slugs) => {
      const { index_verdicts } = await store.read({ index_verdicts: slugs });
      return [...index_verdicts.values()];
    },
    keep: (result) => store.batch((writes) => writes.set("index_verdicts", result.slug, result)),
    take: (wanted, now) =>
      change(now, (used) => Math.max(used, Math.min(REQUESTS_PER_DAY, used + wanted))),
    giveBack: async (unused, now) => {
      await change(now, (used) => Math.max(0, used - unused));
    },
  };
}

/** The day of Search Console's quota, as YYYY-MM-DD. */
export function pacificDay(now: Date): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "America/Los_Angeles" }).format(now);
}
