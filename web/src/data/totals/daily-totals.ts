import { MonthTotalsSchema } from "domain/totals/daily-totals";
import { StoredDaysSchema } from "domain/totals/days-text";
import type { Days } from "domain/totals/figures";
import { documentId, limit, query, where } from "firebase/firestore";
import * as v from "valibot";
import { typedCollection } from "#firebase/converter.ts";
import { type Live, useLive } from "#firebase/use-live.ts";

/** Two years and those before. */
const MAX_MONTHS = 50;

const ReadMonthSchema = v.strictObject({ ...MonthTotalsSchema.entries, days: StoredDaysSchema });

export interface MonthTotals {
  readonly id: string;
  readonly days: Days;
  readonly summed_at: Date;
}

export function useMonthTotals(from: string, to: string): Live<readonly MonthTotals[]> {
  return useLive(
    query(
      typedCollection("daily_totals", ReadMonthSchema),
      where(documentId(), ">=", from.slice(0, 7)),
      where(documentId(), "<=", to.slice(0, 7)),
      limit(MAX_MONTHS),
    ),
  );
}
