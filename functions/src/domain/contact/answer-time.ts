import { durationText } from "../shared/duration.ts";
import type { StoredSubmission } from "./submission.ts";
import { answerDeadline, workingTime } from "./working-hours.ts";

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
function deadlineOf(submission: Promised): Date | undefined {
  if (submission.status === "completed" || submission.suspect) return undefined;
  return promisedAt(submission);
}

export function isOverdue(submission: Promised, now: Date): boolean {
  const deadline = deadlineOf(submission);
  return deadline !== undefined && deadline < now;
}

export function groupOf(submission: Promised, now: Date): InboxGroup {
  const deadline = deadlineOf(submission);
  if (deadline === undefined) return submission.suspect ? "suspect" : "completed";
  if (deadline < now) return "overdue";
  return deadline.toDateString() === now.toDateString() ? "today" : "later";
}

export function isLate(submission: Promised, now: Date): boolean {
  const { answered_at } = submission;
  if (answered_at) return answered_at > promisedAt(submission);
  return isOverdue(submission, now);
}

/** In working hours. */
export function dueText(submission: Promised, now: Date): string | undefined {
  const deadline = deadlineOf(submission);
  if (deadline === undefined) return undefined;
  if (isLong(deadline, now)) return "Overdue by more than a month";
  const left = workingTime(now, deadline);
  return left > 0 || deadline >= now
    ? `${durationText(left)} left`
    : `Overdue by ${durationText(-left)}`;
}

/** Also of a completed submission whose time of answer is known. */
export function answerText(submission: Promised, now: Date): string | undefined {
  const { created_at, answered_at } = submission;
  if (!answered_at) return dueText(submission, now)?.replace(/left$/, "left to answer");
  if (isLong(created_at, answered_at)) return "Answered after more than a month";
  return `Answered in ${durationText(workingTime(created_at, answered_at))}`;
}

/** Counting the working hours of years would take long. */
function isLong(from: Date, to: Date): boolean {
  return to.getTime() - from.getTime() > MONTH;
}
