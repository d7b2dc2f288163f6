import type { StoredSubmission } from "./submission.ts";
import {
  answerDeadline,
  formatRoughWorkingTime,
  localDay,
  OFFICE_ZONE,
  workingTime,
} from "./working-hours.ts";

const MONTH = 30 * 24 * 3_600_000;

export const INBOX_GROUPS = ["overdue", "today", "later", "completed", "suspect"] as const;
export type InboxGroup = (typeof INBOX_GROUPS)[number];

type Promised = Pick<StoredSubmission, "created_at" | "answered_at" | "status" | "suspect">;

const deadlines = new WeakMap<Promised, Date>();

export function promisedAt(submission: Promised): Date {
  const cached = deadlines.get(submission);
  if (cached) return cached;
  const deadline = answerDeadline(submission.created_at);
  deadlines.set(submission, deadline);
  return deadline;
}

/** Completed and suspect requests have none. */
function findDeadline(submission: Promised): Date | undefined {
  if (submission.status === "completed" || submission.suspect) return undefined;
  return promisedAt(submission);
}

export function isOverdue(submission: Promised, now: Date): boolean {
  const deadline = findDeadline(submission);
  return deadline !== undefined && deadline < now;
}

export function getGroup(submission: Promised, now: Date): InboxGroup {
  const deadline = findDeadline(submission);
  if (deadline === undefined) return submission.suspect ? "suspect" : "completed";
  if (deadline < now) return "overdue";
  return localDay(deadline) === localDay(now) ? "today" : "later";
}

export function isLate(submission: Promised, now: Date): boolean {
  const { answered_at } = submission;
  if (answered_at) return answered_at > promisedAt(submission);
  return isOverdue(submission, now);
}

/** For example "Due Wed 15:00" or "3 working days overdue", by the clock of the offices. */
export function dueText(submission: Promised, now: Date): string | undefined {
  const deadline = findDeadline(submission);
  if (deadline === undefined) return undefined;
  const isToday = localDay(deadline) === localDay(now);
  if (deadline >= now) return `Due ${isToday ? "today" : weekday(deadline)} ${clock(deadline)}`;
  if (isLong(deadline, now)) return "More than a month overdue";
  const late = workingTime(deadline, now);
  return late === 0
    ? `Overdue since ${weekday(deadline)} ${clock(deadline)}`
    : `${formatRoughWorkingTime(late)} overdue`;
}

/** As `dueText` with the working time that is left; also of a completed submission whose time of answer is known. */
export function answerText(submission: Promised, now: Date): string | undefined {
  const { created_at, answered_at } = submission;
  if (answered_at) {
    if (isLong(created_at, answered_at)) return "Answered after more than a month";
    return `Answered in ${formatRoughWorkingTime(workingTime(created_at, answered_at))}`;
  }
  const deadline = findDeadline(submission);
  const text = dueText(submission, now);
  if (deadline === undefined || deadline < now) return text;
  return `${text} (${formatRoughWorkingTime(workingTime(now, deadline))})`;
}

const timeZone = OFFICE_ZONE;
const formatWeekday = new Intl.DateTimeFormat("en-US", { weekday: "short", timeZone });
const formatClock = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  minute: "2-digit",
  timeZone,
});
const weekday = (date: Date) => formatWeekday.format(date);
const clock = (date: Date) => formatClock.format(date);

/** Counting the working hours of years would take long. */
function isLong(from: Date, to: Date): boolean {
  return to.getTime() - from.getTime() > MONTH;
}
