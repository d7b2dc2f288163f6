import type { MarkSpamInput } from "domain/calls/inbox";
import type { MailState } from "domain/contact/submission";
import { type Actor, auditEntry } from "domain/shared/audit";
import { DomainError } from "domain/shared/errors";
import type * as v from "valibot";
import type { StoreDeps } from "../store/store.ts";
import { type DeliverMailDeps, deliverMail, loadMailState } from "./deliver-mail.ts";

/**
 * Moves a submission to the suspects, which holds its unsent mail, or out of them, which sends it.
 * @throws DomainError not-found
 */
export async function markSpam(
  deps: DeliverMailDeps,
  input: v.InferOutput<typeof MarkSpamInput>,
  actor: Actor,
): Promise<{ readonly mail: MailState }> {
  await move(deps, input, actor);
  await deliverMail(deps, input.id);
  return { mail: await loadMailState(deps.store, input.id) };
}

function move(
  { store, now: clock }: StoreDeps,
  { id, spam }: v.InferOutput<typeof MarkSpamInput>,
  actor: Actor,
): Promise<void> {
  const now = clock();
  return store.atomically(async (transaction) => {
    const { contact_submissions, mail_outbox } = await transaction.read({
      contact_submissions: { ids: [id], fields: ["suspect"] },
      mail_outbox: { ids: [id], fields: ["state"] },
    });
    const submission = contact_submissions.get(id);
    if (!submission) throw new DomainError("not-found");
    if (submission.suspect === spam) return;
    transaction.update("contact_submissions", id, { set: { suspect: spam } });
    const action = spam ? "inquiry_marked_spam" : "inquiry_cleared_of_spam";
    transaction.add("audit_log", auditEntry(now, actor, action, { target: id }));
    const state = mail_outbox.get(id)?.state;
    if (state === "held" || state === "pending" || state === "failed") {
      const set = { state: "pending", attempts: 0, due: now } as const;
      transaction.update("mail_outbox", id, { set });
    }
  });
}
