import { type Firestore, Timestamp } from "firebase-admin/firestore";
import { IndexVerdictSchema } from "../domain/index-verdict.ts";
import type { CheckIndexingDeps } from "../use-cases/check-google-indexing.ts";
import { parseStored, withCodes } from "./stored.ts";
import { inTransaction } from "./transaction.ts";

/** Questions of one day: below the property's 2,000, which others may use too (SECURITY 3.12). */
const MOST_A_DAY = 1800;
/** The day's counter outlives its day, then the TTL policy on `expires_at` removes it. */
const LIFE_MS = 48 * 3_600_000;

/** Verdicts of Search Console and the day's number of questions, over the Admin SDK. */
export function verdictStore(
  db: Firestore,
): Pick<CheckIndexingDeps, "verdicts" | "keep" | "take" | "giveBack"> {
  const verdicts = db.collection("index_verdicts");
  const counter = (now: Date) => db.doc(`rate_limits/search-console-${pacificDay(now)}`);
  const change = (now: Date, by: (used: number) => number) =>
    inTransaction(db, async (transaction) => {
      const ref = counter(now);
      const used = Number((await transaction.get(ref)).get("used") ?? 0);
      const next = by(used);
      const expires_at = Timestamp.fromMillis(now.getTime() + LIFE_MS);
      transaction.set(ref, { used: next, expires_at });
      return next - used;
    });

  return {
    verdicts: async (slugs) => {
      if (slugs.length === 0) return [];
      const refs = slugs.map((slug) => verdicts.doc(slug));
      const found = await withCodes(db.getAll(...refs));
      return found.flatMap((stored) => {
        const data = stored.data();
        return data ? [parseStored(IndexVerdictSchema, data)] : [];
      });
    },
    keep: async (verdict) => {
      await withCodes(verdicts.doc(verdict.slug).set(verdict));
    },
    take: (wanted, now) =>
      change(now, (used) => Math.max(used, Math.min(MOST_A_DAY, used + wanted))),
    giveBack: async (unused, now) => {
      await change(now, (used) => Math.max(0, used - unused));
    },
  };
}

/** The day by which Search Console counts, as YYYY-MM-DD. */
export function pacificDay(now: Date): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "America/Los_Angeles" }).format(now);
}
