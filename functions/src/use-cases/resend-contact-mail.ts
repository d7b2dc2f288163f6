import type * as v from "valibot";
import { type Actor, type AuditEntry, auditEntry } from "../domain/audit.ts";
import type { ResendContactMailInput } from "../domain/calls-inbox.ts";
import { DomainError } from "../domain/errors.ts";
import type { MailState } from "../domain/submission.ts";

/** What became of the wish to send a mail again. */
export type Reopening = "reopened" | "sending" | "missing";

export interface ResendContactMailDeps {
  /** Makes the mail due now with all attempts before it, and writes the entry, in one commit. */
  readonly reopen: (id: string, now: Date, entry: AuditEntry) => Promise<Reopening>;
  /** One attempt at the mail. Must not reject. */
  readonly deliver: (id: string) => Promise<unknown>;
  /** The mail's state as it is stored; null when the request is gone. */
  readonly mailState: (id: string) => Promise<MailState | null>;
  readonly now: () => Date;
}

/**
 * Sends the mail of a contact request again, also of one that was held back or given up. An attempt that fails is
 * repeated later, as any mail of the outbox.
 * @throws DomainError not-found; failed-precondition while it is being sent
 */
export async function resendContactMail(
  deps: ResendContactMailDeps,
  { id }: v.InferOutput<typeof ResendContactMailInput>,
  actor: Actor,
): Promise<{ readonly mail: MailState }> {
  const now = deps.now();
  const result = await deps.reopen(id, now, auditEntry(now, actor, "mail_resent", { target: id }));
  if (result === "missing") throw new DomainError("not-found");
  if (result === "sending") {
    throw new DomainError("failed-precondition", "This email is being sent at this moment");
  }
  await deps.deliver(id);
  const mail = await deps.mailState(id);
  if (mail === null) throw new DomainError("not-found");
  return { mail };
}
