import type { StoredSubmission } from "functions/domain/contact/submission";
import { answerDeadline, workingTime } from "functions/domain/contact/working-hours";
import { durationText } from "functions/domain/shared/duration";
import { useEffect, useState } from "react";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MONTH = 30 * 24 * HOUR;

export const INBOX_GROUPS = ["overdue", "today", "later", "completed", "suspect"] as const;
export type InboxGroup = (typeof INBOX_GROUPS)[number];

const deadlines = new WeakMap<StoredSubmission, Date>();

/** The end of the promised time. */
export function promisedAt(submission: StoredSubmission): Date {
  const cached = deadlines.get(submission);
  if (cached) return cached;
  const deadline = answerDeadline(submission.created_at);
  deadlines.set(submission, deadline);
  return deadline;
}

/** When the promised answer is due; undefined for completed and suspect requests. */
function deadlineOf(submission: StoredSubmission): Date | undefined {
  if (submission.status === "completed" || submission.suspect) return undefined;
  return promisedAt(submission);
}

export function isOverdue(submission: StoredSubmission, now: Date): boolean {
  const deadline = deadlineOf(submission);
  return deadline !== undefined && deadline < now;
}

export function groupOf(submission: StoredSubmission, now: Date): InboxGroup {
  const deadline = deadlineOf(submission);
  if (deadline === undefined) return submission.suspect ? "suspect" : "completed";
  if (deadline < now) return "overdue";
  return deadline.toDateString() === now.toDateString() ? "today" : "later";
}

/** Whether the answer is, or was, later than promised. */
export function isLate(submission: StoredSubmission, now: Date): boolean {
  const { answered_at } = submission;
  if (answered_at) return answered_at > promisedAt(submission);
  return isOverdue(submission, now);
}

/** The time left in working hours, as the list shows it; undefined without a deadline. */
export function dueText(submission: StoredSubmission, now: Date): string | undefined {
  const deadline = deadlineOf(submission);
  if (deadline === undefined) return undefined;
  if (isLong(deadline, now)) return "Overdue by more than a month";
  const left = workingTime(now, deadline);
  return left > 0 || deadline >= now
    ? `${durationText(left)} left`
    : `Overdue by ${durationText(-left)}`;
}

/** Also of a completed submission, if the time of its answer is known. */
export function answerText(submission: StoredSubmission, now: Date): string | undefined {
  const { created_at, answered_at } = submission;
  if (!answered_at) return dueText(submission, now)?.replace(/left$/, "left to answer");
  if (isLong(created_at, answered_at)) return "Answered after more than a month";
  return `Answered in ${durationText(workingTime(created_at, answered_at))}`;
}

/** Counting the working hours of years would take long. */
function isLong(from: Date, to: Date): boolean {
  return to.getTime() - from.getTime() > MONTH;
}

export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
