import type { Calls } from "domain/calls/calls";
import type { SendAnswerInput } from "domain/calls/inbox";
import { getAnswerMailId } from "domain/contact/answer-mail";
import { type Actor, auditEntry } from "domain/shared/audit";
import { DomainError } from "domain/shared/errors";
import { limits } from "domain/shared/limits";
import type * as v from "valibot";
import type { StoreDeps } from "../store/store.ts";
import { type DeliverSoonDeps, deliverSoon } from "./deliver-mail.ts";

type Input = v.InferOutput<typeof SendAnswerInput>;

/** @throws DomainError aborted, not-found, failed-precondition */
export async function sendAnswer(
  deps: DeliverSoonDeps,
  input: Input,
  actor: Actor,
): Promise<Calls["sendAnswer"]["output"]> {
  await storeAnswer(deps, input, actor);
  // Also after a repeat, whose first attempt may have ended before it sent the mail.
  await deliverSoon(deps, [getAnswerMailId(input.answer_id)]);
  const { contact_submissions } = await deps.store.read({
    contact_submissions: { ids: [input.id], fields: ["answers"] },
  });
  const answers = contact_submissions.get(input.id)?.answers;
  return { mail: answers?.find(({ id }) => id === input.answer_id)?.mail ?? "pending" };
}

function storeAnswer(
  { store, now }: StoreDeps,
  { id, answer_id, text, shown }: Input,
  actor: Actor,
): Promise<void> {
  const at = now();
  return store.atomically(async (transaction) => {
    const { contact_submissions } = await transaction.read({
      contact_submissions: { ids: [id], fields: ["answers", "suspect"] },
    });
    const submission = contact_submissions.get(id);
    if (!submission) throw new DomainError("not-found", "This submission has been erased.");
    const { answers = [], suspect } = submission;
    if (answers.some((answer) => answer.id === answer_id)) return;
    if (suspect) {
      throw new DomainError(
        "failed-precondition",
        "This submission is possible spam. Move it to the inbox before you answer it.",
      );
    }
    if (answers.length !== shown) {
      throw new DomainError(
        "aborted",
        "Another administrator answered meanwhile. That answer is now shown, and yours was not sent.",
      );
    }
    if (answers.length >= limits.answers) {
      throw new DomainError(
        "failed-precondition",
        `This submission has ${limits.answers} answers, which is the most it can have.`,
      );
    }
    const by = { by_uid: actor.uid, by_email: actor.email };
    const answer = { id: answer_id, text, at, ...by, mail: "pending" } as const;
    transaction.update("contact_submissions", id, { set: { answers: [...answers, answer] } });
    transaction.create("mail_outbox", getAnswerMailId(answer_id), {
      state: "pending",
      attempts: 0,
      created_at: at,
      due: at,
      answer: { submission_id: id, id: answer_id },
    });
    transaction.add("audit_log", auditEntry(at, actor, "inquiry_answered", { target: id }));
  });
}
