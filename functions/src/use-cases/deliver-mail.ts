import { afterFailure, type ContactMail, contactMail } from "../domain/contact-mail.ts";
import type { MailState, StoredSubmission } from "../domain/submission.ts";

/** A mail that this attempt owns until its lease ends. */
export interface ClaimedMail {
  readonly submission: StoredSubmission;
  /** Number of this attempt, from 1. */
  readonly attempt: number;
}

/** How an attempt ended. `due` is when the next one may begin, null when there is none. */
export interface MailOutcome {
  readonly state: Extract<MailState, "sent" | "pending" | "failed">;
  readonly due: Date | null;
}

export interface DeliverMailDeps {
  /** Takes a due mail for this attempt; null when it is not due, is done, or belongs to another attempt. */
  readonly claim: (id: string, now: Date) => Promise<ClaimedMail | null>;
  readonly send: (mail: ContactMail) => Promise<void>;
  readonly settle: (id: string, attempt: number, outcome: MailOutcome, now: Date) => Promise<void>;
  readonly now: () => Date;
  /** Receives the id, the attempt and the error's code; never a visitor's data (T58). */
  readonly log: (event: string, facts: Readonly<Record<string, unknown>>) => void;
}

/** The short code of a foreign failure, fit for a log: 'ECONNREFUSED', 'EAUTH', or the error's name. */
function codeOf(error: unknown): string {
  if (error instanceof Error) {
    const { code } = error as { readonly code?: unknown };
    return typeof code === "string" ? code : error.name;
  }
  return "unknown";
}

/**
 * One attempt at the mail of a submission: claim, send, settle. Never rejects: whatever happens stays in the outbox,
 * and an attempt that dies in the middle is repeated when its lease ends.
 * @returns what became of the mail, or 'skipped' when there was nothing to do
 */
export async function deliverMail(
  deps: DeliverMailDeps,
  id: string,
): Promise<MailOutcome["state"] | "skipped"> {
  try {
    const claimed = await deps.claim(id, deps.now());
    if (claimed === null) return "skipped";
    const outcome = await attempt(deps, id, claimed);
    await deps.settle(id, claimed.attempt, outcome, deps.now());
    return outcome.state;
  } catch (error) {
    deps.log("mail_outbox_failed", { id, code: codeOf(error) });
    return "skipped";
  }
}

async function attempt(
  deps: DeliverMailDeps,
  id: string,
  claimed: ClaimedMail,
): Promise<MailOutcome> {
  try {
    await deps.send(contactMail(id, claimed.submission));
    return { state: "sent", due: null };
  } catch (error) {
    const outcome = afterFailure(claimed.attempt, deps.now());
    deps.log("mail_not_sent", { id, attempt: claimed.attempt, code: codeOf(error), ...outcome });
    return outcome;
  }
}
