import { DAY_MS } from "../shared/days.ts";

/** Copenhagen and Madrid share a time zone. Public holidays count as working days. */
export const OFFICE_ZONE = "Europe/Copenhagen";
const OPENS = 9;
const CLOSES = 18;
const MINUTE = 60_000;
const HOUR = 3_600_000;
const DAY_HOURS = CLOSES - OPENS;
export const ANSWER_HOURS = 24;

const wallClock = new Intl.DateTimeFormat("en-GB", {
  timeZone: OFFICE_ZONE,
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
});

/** Local time, as the UTC instant with the same figures. */
function toWallTime(instant: number): number {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of wallClock.formatToParts(instant)) part[type] = Number(value);
  return Date.UTC(
    part.year ?? 0,
    (part.month ?? 1) - 1,
    part.day,
    part.hour,
    part.minute,
    part.second,
  );
}

/** Office hours and midnights never fall into a clock change. */
function toInstant(wall: number): number {
  const guess = wall - (toWallTime(wall) - wall);
  return guess + (wall - toWallTime(guess));
}

/** YYYY-MM-DD at the offices. */
export function localDay(date: Date): string {
  return new Date(toWallTime(date.getTime())).toISOString().slice(0, 10);
}

export function dayStart(day: string): Date {
  return new Date(toInstant(Date.parse(day)));
}

/** The same time of day at the offices on another day, or an hour off when a clock change leaves it out. */
export function moveToDay(date: Date, day: string): Date {
  const wall = toWallTime(date.getTime());
  return new Date(toInstant(Date.parse(day) + (((wall % DAY_MS) + DAY_MS) % DAY_MS)));
}

interface Span {
  readonly from: number;
  readonly to: number;
}

function* officeSpans(start: number): Generator<Span> {
  const day = new Date(toWallTime(start));
  day.setUTCHours(0, 0, 0, 0);
  for (; ; day.setUTCDate(day.getUTCDate() + 1)) {
    const weekday = day.getUTCDay();
    if (weekday === 0 || weekday === 6) continue;
    const midnight = day.getTime();
    yield {
      from: toInstant(midnight + OPENS * HOUR),
      to: toInstant(midnight + CLOSES * HOUR),
    };
  }
}

export function answerDeadline(start: Date, hours: number = ANSWER_HOURS): Date {
  let left = hours * HOUR;
  for (const span of officeSpans(start.getTime())) {
    const from = Math.max(span.from, start.getTime());
    const length = Math.max(0, span.to - from);
    if (length >= left) return new Date(from + left);
    left -= length;
  }
  throw new RangeError("unreachable: office hours never end");
}

/** Working milliseconds; negative when `to` is before `from`. */
export function workingTime(from: Date, to: Date): number {
  if (to < from) return -workingTime(to, from);
  let total = 0;
  for (const span of officeSpans(from.getTime())) {
    if (span.from >= to.getTime()) return total;
    const length = Math.min(span.to, to.getTime()) - Math.max(span.from, from.getTime());
    total += Math.max(0, length);
  }
  throw new RangeError("unreachable: office hours never end");
}

/** The latest start whose deadline is not after `now`. */
export function findLatestDue(now: Date): Date {
  let due = now.getTime() - 30 * 24 * HOUR;
  let open = now.getTime();
  while (open - due > MINUTE) {
    const middle = new Date((due + open) / 2);
    if (answerDeadline(middle) <= now) due = middle.getTime();
    else open = middle.getTime();
  }
  return new Date(due);
}

const count = (value: number, unit: string) => `${value} ${unit}${value === 1 ? "" : "s"}`;

/** Working time in its largest unit, rounded down: "2 working days", "5 working hours", "40 minutes". */
export function formatRoughWorkingTime(ms: number): string {
  if (ms < MINUTE) return "less than a minute";
  const hours = Math.floor(ms / HOUR);
  const days = Math.floor(hours / DAY_HOURS);
  if (days > 0) return count(days, "working day");
  return hours > 0 ? count(hours, "working hour") : count(Math.floor(ms / MINUTE), "minute");
}

/** Working time for comparisons: "6 h 40 min", and from one working day on "2 working days 4 h". */
export function formatWorkingTime(ms: number): string {
  const minutes = Math.floor(ms / MINUTE);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / DAY_HOURS);
  if (days > 0) {
    const rest = hours % DAY_HOURS;
    return `${count(days, "working day")}${rest === 0 ? "" : ` ${rest} h`}`;
  }
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}
