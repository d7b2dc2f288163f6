import { dayStart, localDay } from "domain/contact/working-hours";
import { addDays } from "domain/shared/days";
import { type CountedSubmission, type DayTotals, inquiryTotals } from "domain/totals/daily-totals";
import { daysFrom, textOfArticleDays, textOfDays } from "domain/totals/days-text";
import type { Days } from "domain/totals/figures";
import { shiftDay, shiftMonth } from "domain/totals/period";
import type { Store, StoreDeps, Writes } from "../store/store.ts";

const MONTHS = 25;
const PAGE_SIZE = 500;
/** Answers, clearances and erasures of this time after a month change its totals. */
const OPEN_DAYS = 31;
const VIEWED_DAYS = 2;
const COUNTED = [
  ...["created_at", "inquiry_type", "page", "source", "status", "answered_at", "suspect"],
] as const;

export interface SumTotalsDeps extends StoreDeps {
  readonly viewsOn: (day: string) => Promise<number>;
  readonly publishedBetween: (from: Date, before: Date) => Promise<number>;
}

/**
 * Recounts each month that is missing or was not summed since 31 days after its end, and copies the figures of articles
 * of months that a release without these copies has summed.
 */
export async function sumTotals(deps: SumTotalsDeps): Promise<void> {
  const { store } = deps;
  const now = deps.now();
  const months = lastMonths(localDay(now));
  const { daily_totals, article_totals } = await store.read({
    daily_totals: { ids: months, fields: ["summed_at"] },
    article_totals: { ids: months, fields: [] },
  });
  const open = months.filter((month) => {
    const finalAt = addDays(dayStart(shiftMonth(month, 1)), OPEN_DAYS).getTime();
    return Number(daily_totals.get(month)?.summed_at ?? 0) < finalAt;
  });
  const before = await store.read({ daily_totals: { ids: open, fields: ["days"] } });
  const submissions = await submissionsSince(store, dayStart(open[0] ?? ""));
  for (const month of open) {
    const days: Record<string, DayTotals> = {};
    const stored = before.daily_totals.get(month)?.days;
    const storedDays = stored === undefined ? undefined : daysFrom(stored);
    const summedAt = daily_totals.get(month)?.summed_at ?? 0;
    const summed = getDays(month, localDay(now)).map(async (day) => {
      const isFinal = storedDays !== undefined && summedAt >= dayStart(shiftDay(day, VIEWED_DAYS));
      const views = isFinal ? (storedDays[day]?.views ?? 0) : await deps.viewsOn(day);
      const published = await deps.publishedBetween(dayStart(day), dayStart(shiftDay(day, 1)));
      const own = submissions.get(day) ?? [];
      if (views + published + own.length > 0)
        days[day] = { views, published, ...inquiryTotals(own, now) };
    });
    await Promise.all(summed);
    await store.batch((writes) => {
      writes.set("daily_totals", month, { days: textOfDays(days), summed_at: now });
      setArticleTotals(writes, month, days, now);
    });
  }
  const uncopied = months.filter((month) => !open.includes(month) && !article_totals.has(month));
  const earlier = await store.read({ daily_totals: uncopied });
  for (const [month, { days, summed_at }] of earlier.daily_totals)
    await store.batch((writes) => setArticleTotals(writes, month, daysFrom(days), summed_at));
}

function setArticleTotals(writes: Writes, month: string, days: Days, summed_at: Date): void {
  writes.set("article_totals", month, { days: textOfArticleDays(days), summed_at });
}

async function submissionsSince(
  store: Store,
  since: Date,
): Promise<ReadonlyMap<string, readonly CountedSubmission[]>> {
  const found = new Map<string, CountedSubmission>();
  for (let from = since, isLast = false; !isLast; ) {
    const page = await store.query("contact_submissions", {
      where: ["created_at", ">=", from],
      limit: PAGE_SIZE,
      fields: COUNTED,
    });
    for (const { id, data } of page) {
      const { created_at, inquiry_type, source, status, suspect } = data;
      if (created_at && inquiry_type && source && status && suspect === false)
        found.set(id, { ...data, created_at, inquiry_type, source, status });
    }
    const last = page.at(-1)?.data.created_at ?? from;
    isLast = page.length < PAGE_SIZE || last <= from;
    from = last;
  }
  return Map.groupBy(found.values(), ({ created_at }) => localDay(created_at));
}

function lastMonths(today: string): readonly string[] {
  return Array.from({ length: MONTHS }, (_, index) =>
    shiftMonth(today.slice(0, 7), index + 1 - MONTHS),
  );
}

function getDays(month: string, today: string): readonly string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; day.startsWith(month) && day <= today; day = shiftDay(day, 1))
    days.push(day);
  return days;
}
