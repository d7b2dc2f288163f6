import {
  ArticleDaysSchema,
  ArticleMonthSchema,
  inquiryTotals,
  MonthTotalsSchema,
} from "domain/totals/daily-totals";
import { StoredDaysSchema } from "domain/totals/days-text";
import type { Days } from "domain/totals/figures";
import { documentId, limit, query, where } from "firebase/firestore";
import * as v from "valibot";
import { typedCollection } from "#firebase/converter.ts";
import { type Live, useLive } from "#firebase/use-live.ts";

/** Two years, and the two before to compare with. */
const MAX_MONTHS = 50;

const ReadMonthSchema = v.strictObject({ ...MonthTotalsSchema.entries, days: StoredDaysSchema });

const NO_INQUIRIES = inquiryTotals([], new Date(0));
const ReadArticleMonthSchema = v.strictObject({
  ...ArticleMonthSchema.entries,
  days: v.pipe(
    ArticleDaysSchema,
    v.transform((days): Days => {
      const entries = Object.entries(days).map(
        ([day, articles]) => [day, { ...articles, ...NO_INQUIRIES }] as const,
      );
      return Object.fromEntries(entries);
    }),
  ),
});

export interface MonthTotals {
  readonly id: string;
  readonly days: Days;
  readonly summed_at: Date;
}

/** @param seesInquiries otherwise the days have the figures of articles only, and no inquiry */
export function useMonthTotals(
  from: string,
  to: string,
  seesInquiries: boolean,
): Live<readonly MonthTotals[]> {
  const months = seesInquiries
    ? typedCollection("daily_totals", ReadMonthSchema)
    : typedCollection("article_totals", ReadArticleMonthSchema);
  return useLive(
    query(
      months,
      where(documentId(), ">=", from.slice(0, 7)),
      where(documentId(), "<=", to.slice(0, 7)),
      limit(MAX_MONTHS),
    ),
  );
}
