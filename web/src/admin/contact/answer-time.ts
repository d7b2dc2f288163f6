import type { StoredSubmission } from "functions/domain/contact/submission";
import { answerDeadline, workingTime } from "functions/domain/contact/working-hours";
import { useEffect, useState } from "react";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MONTH = 30 * 24 * HOUR;

const deadlines = new WeakMap<StoredSubmission, Date>();

/** When the promised answer is due; undefined for completed and suspect requests. */
function deadlineOf(submission: StoredSubmission): Date | undefined {
  if (submission.status === "completed" || submission.suspect) return undefined;
  const cached = deadlines.get(submission);
  if (cached) return cached;
  const deadline = answerDeadline(submission.created_at);
  deadlines.set(submission, deadline);
  return deadline;
}

export function isOverdue(submission: StoredSubmission, now: Date): boolean {
  const deadline = deadlineOf(submission);
  return deadline !== undefined && deadline < now;
}

/** The time left in working hours; undefined without a deadline. */
export function answerText(submission: StoredSubmission, now: Date): string | undefined {
  const deadline = deadlineOf(submission);
  if (deadline === undefined) return undefined;
  // Counting the working hours of years would take long.
  if (now.getTime() - deadline.getTime() > MONTH) return "Overdue by more than a month";
  const left = workingTime(now, deadline);
  return left > 0 || deadline >= now
    ? `${durationText(left)} left to answer`
    : `Overdue by ${durationText(-left)}`;
}

function durationText(ms: number): string {
  const minutes = Math.floor(ms / MINUTE);
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}

export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
