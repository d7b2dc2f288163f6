import { addDays } from "../shared/days.ts";

export const DEFAULT_MONTHS = 24;
/** Totals of a month are recounted for 31 days. */
export const MIN_MONTHS = 3;
export const NOTICE_DAYS = 30;

/** @throws RangeError */
export function checkedMonths(months: number): number {
  if (Number.isInteger(months) && months >= MIN_MONTHS) return months;
  throw new RangeError(`SUBMISSION_MONTHS is ${months}, not a whole number from ${MIN_MONTHS}`);
}

/** In a shorter month: its last day. */
export function addMonths(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCMonth(date.getUTCMonth() + months);
  if (moved.getUTCDate() !== date.getUTCDate()) moved.setUTCDate(0);
  return moved;
}

export function addNoticeDays(date: Date): Date {
  return addDays(date, NOTICE_DAYS);
}
