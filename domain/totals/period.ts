import { addDays } from "../shared/days.ts";

/** Whole weeks from a Monday on. */
export interface Period {
  readonly monday: string;
  readonly weeks: number;
}

/** As many weeks before the period. */
export function periodBefore({ monday, weeks }: Period): Period {
  return { monday: shiftDay(monday, -7 * weeks), weeks };
}

/** The last day of a period, a Sunday. */
export function getLastDay({ monday, weeks }: Period): string {
  return shiftDay(monday, 7 * weeks - 1);
}

/** @param day YYYY-MM-DD, as the result */
export function shiftDay(day: string, by: number): string {
  return addDays(new Date(day), by).toISOString().slice(0, 10);
}

/** @param month YYYY-MM, as the result */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + by)).toISOString().slice(0, 7);
}

/** The Monday of a day's week. */
export function getMonday(day: string): string {
  return shiftDay(day, -((new Date(day).getUTCDay() + 6) % 7));
}
