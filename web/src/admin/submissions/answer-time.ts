import type { StoredSubmission } from "functions/domain/submission";
import { answerDeadline, workingTime } from "functions/domain/working-hours";
import { useEffect, useState } from "react";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MONTH = 30 * 24 * HOUR;

const deadlines = new WeakMap<StoredSubmission, Date>();

/** When the promised answer is due; undefined when the request is done or suspect and nobody waits. */
export function deadlineOf(submission: StoredSubmission): Date | undefined {
  if (submission.status === "completed" || submission.suspect) return undefined;
  const known = deadlines.get(submission);
  if (known) return known;
  const deadline = answerDeadline(submission.created_at);
  deadlines.set(submission, deadline);
  return deadline;
}

/** Whether the promised answer is late. */
export function isOverdue(submission: StoredSubmission, now: Date): boolean {
  const deadline = deadlineOf(submission);
  return deadline !== undefined && deadline < now;
}

/** What the card says about the answer's time, in working hours; undefined when nobody waits. */
export function answerText(submission: StoredSubmission, now: Date): string | undefined {
  const deadline = deadlineOf(submission);
  if (deadline === undefined) return undefined;
  // Counting the hours of years would take long, and nobody needs them.
  if (now.getTime() - deadline.getTime() > MONTH) return "Overdue by more than a month";
  const left = workingTime(now, deadline);
  return left > 0 || deadline >= now
    ? `${spanText(left)} left to answer`
    : `Overdue by ${spanText(-left)}`;
}

/** `23 h 5 min`, in working time. */
function spanText(ms: number): string {
  const minutes = Math.floor(ms / MINUTE);
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}

/** The current time, to the minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
