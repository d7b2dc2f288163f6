import type { SubmitContactInput } from "../domain/calls.ts";
import { DomainError } from "../domain/errors.ts";
import type { Submission } from "../domain/submission.ts";

/** A person needs longer than this to fill in a form; what comes sooner is kept but not mailed (SECURITY 3.3.3). */
const SUSPICIOUSLY_QUICK_MS = 2000;
/** The visitor does not wait for a slow mail server longer than this; the outbox goes on without him. */
const MAIL_PATIENCE_MS = 3000;

/** A submission to be stored together with its mail, under the network that pays for it. */
export interface NewSubmission {
  readonly id: string;
  readonly submission: Submission;
  readonly network: string;
}

export interface SubmitContactDeps {
  /** Keyed hash of the network behind an address: the address itself is never stored. */
  readonly networkKey: (address: string, now: Date) => Promise<string>;
  /** One transaction: submission, outbox entry and token. Nothing is written unless the answer is 'stored'. */
  readonly add: (entry: NewSubmission, now: Date) => Promise<"stored" | "already" | "limited">;
  /** One attempt at the mail. Must not reject. */
  readonly deliver: (id: string) => Promise<unknown>;
  readonly now: () => Date;
  readonly wait: (ms: number) => Promise<void>;
}

/**
 * Stores a visitor's inquiry and tries to mail it once. A mail that fails is the outbox's business: the inquiry is safe.
 * Sending the same id again is a success that changes nothing.
 * @param address the caller's network address
 * @throws DomainError resource-exhausted when this network has sent too much
 */
export async function submitContact(
  deps: SubmitContactDeps,
  input: SubmitContactInput,
  address: string,
): Promise<{ readonly stored: true }> {
  const now = deps.now();
  const suspect = input.honeypot !== "" || input.elapsed_ms < SUSPICIOUSLY_QUICK_MS;
  const submission: Submission = {
    ...input.fields,
    status: "pending",
    notes: "",
    created_at: now,
    source: input.source,
    page: input.page,
    suspect,
    marketing: input.marketing,
    notice_version: input.notice_version,
    mail: suspect ? "held" : "pending",
  };
  const network = await deps.networkKey(address, now);
  const result = await deps.add({ id: input.id, submission, network }, now);
  if (result === "limited") throw new DomainError("resource-exhausted");
  if (result === "stored" && !suspect) {
    await Promise.race([deps.deliver(input.id), deps.wait(MAIL_PATIENCE_MS)]);
  }
  return { stored: true };
}
