import { INQUIRY_TYPES, type InquiryType } from "../contact/contact-options.ts";
import type { DayTotals } from "./daily-totals.ts";
import { type Period, shiftDay } from "./period.ts";

export const TYPES = Object.keys(INQUIRY_TYPES) as InquiryType[];

export type Days = Readonly<Record<string, DayTotals>>;

export interface Figures {
  readonly inquiries: number;
  readonly byType: Readonly<Record<InquiryType, number>>;
  readonly kept: number;
  readonly late: number;
  /** Working minutes; undefined without an answer. */
  readonly medianAnswer: number | undefined;
  readonly views: number;
  readonly published: number;
  /** The most inquiries first. */
  readonly pages: readonly (readonly [path: string, inquiries: number])[];
}

export interface Week extends Figures {
  readonly monday: string;
}

/** Sums the days of a period. */
export function toFigures(days: Days, period: Period): Figures {
  return sumDays(getDays(days, period.monday, period.weeks * 7));
}

/** Sums each week of a period. */
export function toWeeks(days: Days, { monday, weeks }: Period): readonly Week[] {
  return Array.from({ length: weeks }, (_, index) => {
    const start = shiftDay(monday, index * 7);
    return { monday: start, ...sumDays(getDays(days, start, 7)) };
  });
}

function getDays(days: Days, from: string, count: number): readonly DayTotals[] {
  return Array.from({ length: count }, (_, index) => days[shiftDay(from, index)] ?? []).flat();
}

function sumDays(days: readonly DayTotals[]): Figures {
  const total = (of: (day: DayTotals) => number) => days.reduce((sum, day) => sum + of(day), 0);
  const counts = TYPES.map((type) => [type, total(({ inquiries }) => inquiries[type] ?? 0)]);
  const byType = Object.fromEntries(counts) as Record<InquiryType, number>;
  const pages = new Map<string, number>();
  for (const [path, count] of days.flatMap((day) => Object.entries(day.pages)))
    pages.set(path, (pages.get(path) ?? 0) + count);
  return {
    inquiries: Object.values(byType).reduce((sum, count) => sum + count, 0),
    byType,
    kept: total((day) => day.kept),
    late: total((day) => day.late),
    medianAnswer: findMedian(days.flatMap((day) => day.answer_minutes)),
    views: total((day) => day.views),
    published: total((day) => day.published),
    pages: [...pages].toSorted(([a, more], [b, less]) => less - more || a.localeCompare(b)),
  };
}

function findMedian(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}
