import { type AnswerMail, answerMail } from "domain/contact/answer-mail";
import {
  type AssignmentFacts,
  type AssignmentMail,
  assignmentMail,
} from "domain/contact/assignment-mail";
import { COPY_LIFE_MS, type ContactCopy, contactCopy } from "domain/contact/contact-copy";
import {
  type ContactMail,
  contactMail,
  MAIL_ATTEMPTS,
  MAIL_BUCKET_MINUTES,
  MAIL_LEASE_MINUTES,
  nextMailAttempt,
} from "domain/contact/contact-mail";
import {
  type MailState,
  type SentAnswer,
  type Submission,
  SubmissionSchema,
} from "domain/contact/submission";
import { toOneLine } from "domain/shared/clean-text";
import { DomainError } from "domain/shared/errors";
import { ALL_COPIES_BUCKET, MAIL_BUCKET } from "domain/shared/rate-limit";
import type { WeeklyMail } from "domain/totals/weekly-mail";
import * as v from "valibot";
import { getErrorCode, type Log } from "../log.ts";
import { recordStatus } from "../site-status.ts";
import type { Collections } from "../store/collections.ts";
import type { Store, Writes } from "../store/store.ts";
import { readBucket, spendToken } from "../store/token-bucket.ts";
import { composeWeeklyMail, type WeeklyEntry, weeklyRecipient } from "../totals/weekly-mails.ts";
import { readAssignment } from "./read-assignment.ts";

const MINUTE = 60_000;
const FINISHED_LIFE_MS = 30 * 24 * 60 * MINUTE;
const MAILS_PER_RUN = 20;
/** A person waits so long for the outcome; the mail goes on. */
const MAIL_WAIT_MS = 3000;
const MARKED_SPAM = "The submission was marked as spam before the mail was sent.";
const SITE_BUCKET = { key: "mails", rule: MAIL_BUCKET };
const COPIES_BUCKET = { key: "copies", rule: ALL_COPIES_BUCKET };

export interface DeliverMailDeps {
  readonly store: Store;
  readonly send: (
    mail: ContactMail | ContactCopy | WeeklyMail | AssignmentMail | AnswerMail,
  ) => Promise<void>;
  readonly panelUrl: string;
  readonly now: () => Date;
  readonly log: Log;
}

interface Outcome {
  readonly state: Extract<MailState, "sent" | "pending" | "failed">;
  readonly due: Date | null;
  /** What the mail server said, which may name an address. */
  readonly error?: string;
}

/** Never rejects; an attempt that dies is repeated when its lease ends. The mail of a suspect submission is held. */
export async function deliverMail(
  deps: DeliverMailDeps,
  id: string,
): Promise<Outcome["state"] | "skipped"> {
  try {
    const claimed = await claim(deps.store, id, deps.now());
    if (claimed === null) return "skipped";
    const outcome = await attemptMail(deps, id, claimed);
    await finishAttempt(deps.store, id, claimed.attempt, outcome, deps.now());
    if (outcome.state === "sent") await recordStatus(deps, { set: { mail_sent_at: deps.now() } });
    return outcome.state;
  } catch (error) {
    deps.log("mail_outbox_failed", { id, code: getErrorCode(error) });
    return "skipped";
  }
}

export interface DeliverSoonDeps extends DeliverMailDeps {
  readonly wait: (ms: number) => Promise<unknown>;
}

/** Sends mails that were just queued, one after the other. Resolves when they are sent, or after three seconds. */
export async function deliverSoon(deps: DeliverSoonDeps, ids: readonly string[]): Promise<void> {
  const deliver = async () => {
    for (const id of ids) await deliverMail(deps, id);
  };
  await Promise.race([deliver(), deps.wait(MAIL_WAIT_MS)]);
}

/** @throws DomainError not-found */
export async function loadMailState(store: Store, id: string): Promise<MailState> {
  const { contact_submissions } = await store.read({
    contact_submissions: { ids: [id], fields: ["mail"] },
  });
  const mail = contact_submissions.get(id)?.mail;
  if (mail === undefined) throw new DomainError("not-found");
  return mail;
}

/** Sends mails that are due, until the signal says that the time for it is over. */
export async function retryMail(
  deps: DeliverMailDeps,
  signal?: AbortSignal,
): Promise<{ readonly sent: number; readonly tried: number }> {
  const due = await deps.store.query("mail_outbox", {
    where: ["due", "<=", deps.now()],
    limit: MAILS_PER_RUN,
    fields: [],
  });
  let sent = 0;
  for (const { id } of due) {
    if (signal?.aborted) break;
    if ((await deliverMail(deps, id)) === "sent") sent += 1;
  }
  return { sent, tried: due.length };
}

interface ClaimedMail {
  readonly content:
    | Submission
    | (WeeklyEntry & { readonly to: string })
    | Pick<AssignmentFacts, "to" | "by" | "inquiries">;
  /** The submission whose sender gets a copy. */
  readonly copy_of: string | undefined;
  /** The answer that is sent. */
  readonly answer: Collections["mail_outbox"]["answer"];
  readonly attempt: number;
}

function claim(store: Store, id: string, now: Date): Promise<ClaimedMail | null> {
  return store.atomically(async (transaction) => {
    const { mail_outbox } = await transaction.read({
      mail_outbox: {
        ids: [id],
        fields: ["due", "attempts", "created_at", "weekly", "copy_of", "assignment", "answer"],
      },
    });
    const { due, attempts = 0, created_at = now, ...entry } = mail_outbox.get(id) ?? {};
    if (!due || due > now) return null;
    const { weekly, copy_of, assignment, answer } = entry;
    const submissionId = copy_of ?? answer?.submission_id ?? id;
    const { contact_submissions } = await transaction.read({
      contact_submissions: { ids: [submissionId], fields: v.keyof(SubmissionSchema).options },
    });
    const { key, rule } = copy_of ? COPIES_BUCKET : SITE_BUCKET;
    const bucket = await readBucket(transaction, key);
    const to = weekly && (await weeklyRecipient(transaction, weekly.uid));
    const assigned = assignment && (await readAssignment(transaction, assignment));
    const submission = v.safeParse(SubmissionSchema, contact_submissions.get(submissionId));
    const content = submission.success
      ? submission.output
      : (assigned ?? (weekly && to && { ...weekly, to }));
    const answered = answer && contact_submissions.get(submissionId);
    const show = (mail: MailState, error?: string) => {
      if (answered) {
        const change = showAnswer(answered, answer.id, { state: mail, error }, now);
        transaction.update("contact_submissions", submissionId, change);
      }
      if (!copy_of && contact_submissions.has(id))
        transaction.update("contact_submissions", id, { set: { mail } });
    };
    const isSuspect = submission.success && submission.output.suspect;
    const isStale = copy_of && now.getTime() - created_at.getTime() > COPY_LIFE_MS;
    if (isSuspect && !copy_of && !answer) {
      transaction.update("mail_outbox", id, { set: { state: "held" }, remove: ["due"] });
      show("held");
      return null;
    }
    if (!content || attempts >= MAIL_ATTEMPTS || isSuspect || isStale) {
      finish(transaction, id, "failed", now);
      show("failed", isSuspect ? MARKED_SPAM : undefined);
      return null;
    }
    if (!spendToken(transaction, key, bucket, rule, now)) {
      const set = { due: minutesAfter(now, MAIL_BUCKET_MINUTES) };
      transaction.update("mail_outbox", id, { set });
      return null;
    }
    const attempt = attempts + 1;
    const lease = minutesAfter(now, MAIL_LEASE_MINUTES);
    const set = { state: "sending", attempts: attempt, due: lease } as const;
    transaction.update("mail_outbox", id, { set });
    show("sending");
    return { content, copy_of, answer, attempt };
  });
}

async function attemptMail(
  deps: DeliverMailDeps,
  id: string,
  { content, copy_of, answer, attempt }: ClaimedMail,
): Promise<Outcome> {
  try {
    await deps.send(await composeMail(deps, id, { content, copy_of, answer }));
    return { state: "sent", due: null };
  } catch (error) {
    const isFinal = answer !== undefined && isRefusal(error);
    const outcome = isFinal
      ? ({ state: "failed", due: null } as const)
      : nextMailAttempt(attempt, deps.now());
    // A visitor's address may be wrong: docs/monitoring/mail.json counts the others.
    deps.log(copy_of || isFinal ? "copy_not_sent" : "mail_not_sent", {
      id,
      attempt,
      code: getErrorCode(error),
      ...outcome,
    });
    return { ...outcome, error: getServerWords(error) };
  }
}

function composeMail(
  { store, panelUrl }: DeliverMailDeps,
  id: string,
  { content, copy_of, answer }: Pick<ClaimedMail, "content" | "copy_of" | "answer">,
) {
  if ("inquiries" in content) return assignmentMail({ ...content, id, panelUrl });
  if ("to" in content) return composeWeeklyMail(store, { ...content, id }, `${panelUrl}/overview`);
  if (answer) {
    const found = content.answers?.find((stored) => stored.id === answer.id);
    if (!found) throw new DomainError("not-found");
    return answerMail(answer.submission_id, content, found);
  }
  return copy_of ? contactCopy(copy_of, content) : contactMail(id, content);
}

/** A later attempt keeps its outcome, unless this one sent the mail. */
function finishAttempt(
  store: Store,
  id: string,
  attempt: number,
  { state, due, error }: Outcome,
  now: Date,
): Promise<void> {
  return store.atomically(async (transaction) => {
    const { mail_outbox } = await transaction.read({
      mail_outbox: {
        ids: [id],
        fields: ["attempts", "state", "weekly", "copy_of", "assignment", "answer"],
      },
    });
    const entry = mail_outbox.get(id);
    const answer = entry?.answer;
    const { contact_submissions } = await transaction.read({
      contact_submissions: {
        ids: answer ? [answer.submission_id] : [],
        fields: ["answers", "answered_at", "status"],
      },
    });
    const isCurrent = entry?.attempts === attempt && entry.state === "sending";
    if (!entry || (!isCurrent && state !== "sent")) return;
    if (due === null) finish(transaction, id, state, now);
    else transaction.update("mail_outbox", id, { set: { state, due } });
    const answered = answer && contact_submissions.get(answer.submission_id);
    if (answer && answered) {
      const change = showAnswer(answered, answer.id, { state, error }, now);
      transaction.update("contact_submissions", answer.submission_id, change);
    }
    if (!entry.weekly && !entry.copy_of && !entry.assignment && !answer)
      transaction.update("contact_submissions", id, { set: { mail: state } });
  });
}

/** An accepted answer completes its submission; a refused one, when it was the only one, opens it again. */
function showAnswer(
  { answers = [], answered_at, status }: Partial<Submission>,
  answerId: string,
  { state, error }: { readonly state: MailState; readonly error: string | undefined },
  now: Date,
) {
  const sent = { ...(state === "sent" && { sent_at: now }), ...(error && { error }) };
  const next = changeAnswer(answers, answerId, { mail: state, ...sent });
  if (state === "sent") {
    const set = { answers: next, status: "completed", answered_at: answered_at ?? now } as const;
    return { set };
  }
  const isReopened = state === "failed" && status === "completed" && !answered_at;
  return { set: { answers: next, ...(isReopened && { status: "in_progress" as const }) } };
}

function changeAnswer(
  answers: readonly SentAnswer[],
  answerId: string,
  change: Partial<SentAnswer>,
): SentAnswer[] {
  return answers.map((answer) => (answer.id === answerId ? { ...answer, ...change } : answer));
}

/** Whether the mail server will never accept this mail; a refused password is not about the mail. */
function isRefusal(error: unknown): boolean {
  const { code, responseCode } = error as {
    readonly code?: unknown;
    readonly responseCode?: unknown;
  };
  return (code === "EENVELOPE" || code === "EMESSAGE") && Number(responseCode) >= 500;
}

function getServerWords(error: unknown): string {
  const { response } = error as { readonly response?: unknown };
  const words = typeof response === "string" ? toOneLine(response).trim() : "";
  return (words || getErrorCode(error)).slice(0, 500);
}

function finish(writes: Writes, id: string, state: MailState, now: Date): void {
  const expires_at = new Date(now.getTime() + FINISHED_LIFE_MS);
  writes.update("mail_outbox", id, { set: { state, expires_at }, remove: ["due"] });
}

function minutesAfter(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * MINUTE);
}
