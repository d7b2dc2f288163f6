import type { ResendContactMailInput } from "domain/calls/inbox";
import type { MailState } from "domain/contact/submission";
import { type Actor, auditEntry } from "domain/shared/audit";
import { DomainError } from "domain/shared/errors";
import type * as v from "valibot";
import type { StoreDeps } from "../store/store.ts";
import { type DeliverMailDeps, deliverMail, loadMailState } from "./deliver-mail.ts";

export async function resendContactMail(
  deps: DeliverMailDeps,
  { id }: v.InferOutput<typeof ResendContactMailInput>,
  actor: Actor,
): Promise<{ readonly mail: MailState }> {
  await reopen(deps, id, actor);
  await deliverMail(deps, id);
  return { mail: await loadMailState(deps.store, id) };
}

function reopen({ store, now: clock }: StoreDeps, id: string, actor: Actor): Promise<void> {
  const now = clock();
  return store.atomically(async (transaction) => {
    const { contact_submissions, mail_outbox } = await transaction.read({
      contact_submissions: { ids: [id], fields: ["suspect"] },
      mail_outbox: { ids: [id], fields: ["state", "due"] },
    });
    const submission = contact_submissions.get(id);
    if (!submission) throw new DomainError("not-found");
    if (submission.suspect) {
      throw new DomainError("failed-precondition", "The mail of a suspect inquiry is held back");
    }
    const { state, due } = mail_outbox.get(id) ?? {};
    if (state === "sending" && due && due > now) {
      throw new DomainError("failed-precondition", "This email is being sent at this moment");
    }
    transaction.set("mail_outbox", id, {
      state: "pending",
      attempts: 0,
      created_at: now,
      due: now,
    });
    transaction.update("contact_submissions", id, { set: { mail: "pending" } });
    transaction.add("audit_log", auditEntry(now, actor, "mail_resent", { target: id }));
  });
}
