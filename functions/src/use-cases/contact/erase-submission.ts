import type * as v from "valibot";
import type { Calls } from "../../domain/calls/calls.ts";
import type { EraseSubmissionInput, ExportedSubmission } from "../../domain/calls/inbox.ts";
import { contactFileAt } from "../../domain/contact/contact-file.ts";
import type { StoredSubmission } from "../../domain/contact/submission.ts";
import { type Actor, auditEntry } from "../../domain/shared/audit.ts";
import { limits } from "../../domain/shared/limits.ts";
import type { Reads } from "../store/store.ts";
import type { RemoveFilesDeps } from "./remove-unsent-files.ts";

type Input = v.InferOutput<typeof EraseSubmissionInput>;

/**
 * Exports a page of a person's requests, and deletes them when `erase` is set: files first, so that a failure is
 * repeated.
 */
export async function eraseSubmission(
  { store, now, deleteFile }: RemoveFilesDeps,
  input: Input,
  actor: Actor,
): Promise<Calls["eraseSubmission"]["output"]> {
  const { erase } = input;
  const listed = await submissionsOf(store, input);
  for (const { id } of erase ? listed.flatMap(({ files = [] }) => files) : [])
    await deleteFile(contactFileAt(id));
  return store.atomically(async (transaction) => {
    const ids = listed.map(({ id }) => id);
    const stored = await transaction.read({ contact_submissions: { ids, fields: [] } });
    const found = listed.filter(({ id }) => stored.contact_submissions.has(id));
    for (const { id } of erase ? found : []) {
      transaction.delete("contact_submissions", id);
      transaction.delete("mail_outbox", id);
    }
    const [first] = found;
    if (first) {
      const action = erase ? "submissions_erased" : "submissions_shown";
      const rest = { target: first.id, details: { count: found.length } };
      transaction.add("audit_log", auditEntry(now(), actor, action, rest));
    }
    return {
      submissions: found.map(exported),
      erased: erase ? found.length : 0,
      more: listed.length === limits.erasePage,
    };
  });
}

async function submissionsOf(reads: Reads, input: Input): Promise<readonly StoredSubmission[]> {
  if ("id" in input) {
    const { contact_submissions } = await reads.read({ contact_submissions: [input.id] });
    return [...contact_submissions].map(([id, data]) => ({ id, ...data }));
  }
  const emails = [...new Set([input.email, input.email.toLowerCase()])];
  const rows = await reads.query("contact_submissions", {
    where: ["email", "in", emails],
    limit: limits.erasePage,
  });
  return rows.map(({ id, data }) => ({ id, ...data }));
}

function exported(stored: StoredSubmission): ExportedSubmission {
  const { change_id: _, assigned_to: __, answered_at: ___, ...submission } = stored;
  return { ...submission, created_at: submission.created_at.toISOString() };
}
