import type { AddNoteInput } from "domain/calls/inbox";
import { type Actor, auditEntry } from "domain/shared/audit";
import { DomainError } from "domain/shared/errors";
import { limits } from "domain/shared/limits";
import type * as v from "valibot";
import type { StoreDeps } from "../store/store.ts";

/**
 * Adds a note to a submission, once for each id. One that tells of an answer completes the submission.
 * @throws DomainError not-found, failed-precondition when the submission has too many
 */
export function addNote(
  { store, now }: StoreDeps,
  { id, note_id, text, is_answer }: v.InferOutput<typeof AddNoteInput>,
  actor: Actor,
): Promise<null> {
  const at = now();
  return store.atomically(async (transaction) => {
    const { contact_submissions } = await transaction.read({
      contact_submissions: { ids: [id], fields: ["note_entries", "answered_at"] },
    });
    const submission = contact_submissions.get(id);
    if (!submission) throw new DomainError("not-found", "This submission has been erased.");
    const { note_entries = [], answered_at = at } = submission;
    if (note_entries.some((note) => note.id === note_id)) return null;
    if (note_entries.length >= limits.notes) {
      throw new DomainError(
        "failed-precondition",
        `This submission has ${limits.notes} notes, which is the most it can have.`,
      );
    }
    const by = { by_uid: actor.uid, by_email: actor.email };
    const note = { id: note_id, text, at, ...by, ...(is_answer && { is_answer }) };
    const answered = is_answer && ({ status: "completed", answered_at } as const);
    transaction.update("contact_submissions", id, {
      set: { note_entries: [...note_entries, note], ...answered },
    });
    if (is_answer)
      transaction.add("audit_log", auditEntry(at, actor, "inquiry_answered", { target: id }));
    return null;
  });
}
