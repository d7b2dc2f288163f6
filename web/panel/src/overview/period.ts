import { localDay } from "domain/contact/working-hours";
import { DAY_MS } from "domain/shared/days";
import { getMonday, type Period, shiftDay } from "domain/totals/period";

const WEEKS = { "4w": 4, "12w": 12, "12m": 52 } as const;
/** Two years have so many weeks, begun ones counted. */
export const MAX_WEEKS = 105;
export const ADDRESS = { range: "12w", since: "", until: "" } as const;

export type PeriodAddress = Readonly<Record<keyof typeof ADDRESS, string>>;

export function toPeriod({ range, since, until }: PeriodAddress, now: Date): Period {
  const end = shiftDay(getMonday(localDay(now)), 7);
  if (range === "custom" && isDay(since) && isDay(until)) {
    const monday = getMonday(since);
    const days = Date.parse(until) - Date.parse(monday);
    const weeks = Math.floor(days / DAY_MS / 7) + 1;
    return { monday, weeks: Math.min(MAX_WEEKS, Math.max(1, weeks)) };
  }
  const weeks = isRange(range) ? WEEKS[range] : WEEKS[ADDRESS.range];
  return { monday: shiftDay(end, -7 * weeks), weeks };
}

function isRange(range: string): range is keyof typeof WEEKS {
  return Object.hasOwn(WEEKS, range);
}

function isDay(text: string): boolean {
  return /^20\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
