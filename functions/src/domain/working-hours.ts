/**
 * The promise of an answer within 24 working hours: Monday to Friday, 09:00 to 18:00 in Copenhagen and Madrid,
 * which share one clock (specification 9, capability G-20). Public holidays are not known and count as working days.
 */
const ZONE = "Europe/Copenhagen";
const OPENS = 9;
const CLOSES = 18;
const HOUR = 3_600_000;
export const ANSWER_HOURS = 24;

const wallClock = new Intl.DateTimeFormat("en-GB", {
  timeZone: ZONE,
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
});

/** The wall clock of the zone at an instant, as the UTC instant that shows the same figures. */
function wallOf(instant: number): number {
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

/** The instant at which the zone's wall clock shows `wall`. Office hours never fall into a clock change. */
function instantOf(wall: number): number {
  const guess = wall - (wallOf(wall) - wall);
  return guess + (wall - wallOf(guess));
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The office hours of every working day from the day of `start` on, as instants, in order. */
function* officeSpans(start: number): Generator<Span> {
  const day = new Date(wallOf(start));
  day.setUTCHours(0, 0, 0, 0);
  for (; ; day.setUTCDate(day.getUTCDate() + 1)) {
    const weekday = day.getUTCDay();
    if (weekday === 0 || weekday === 6) continue;
    const midnight = day.getTime();
    yield {
      from: instantOf(midnight + OPENS * HOUR),
      to: instantOf(midnight + CLOSES * HOUR),
    };
  }
}

/**
 * The instant at which `hours` working hours have passed since `start`.
 * @param hours working hours, more than 0
 */
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

/**
 * Working milliseconds from `from` to `to`; negative when `to` lies before `from`.
 * This is what the inbox shows as time left or time overdue.
 */
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
