import { getCopyId } from "domain/contact/contact-copy";
import { contactFileAt } from "domain/contact/contact-file";
import type { StoredSubmission } from "domain/contact/submission";
import { type Actor, auditEntry } from "domain/shared/audit";
import type { RemoveFilesDeps } from "./remove-unsent-files.ts";

type Action = "submissions_shown" | "submissions_erased" | "submissions_expired";

/**
 * Records an export or a removal. Files are removed first, so that a failure is repeated.
 * @returns those that were still stored
 */
export async function showOrErase<Listed extends Pick<StoredSubmission, "id" | "files">>(
  { store, now, deleteFile }: RemoveFilesDeps,
  listed: readonly Listed[],
  actor: Actor,
  action: Action,
): Promise<readonly Listed[]> {
  const erases = action !== "submissions_shown";
  for (const { id } of erases ? listed.flatMap(({ files = [] }) => files) : [])
    await deleteFile(contactFileAt(id));
  return store.atomically(async (transaction) => {
    const ids = listed.map(({ id }) => id);
    const stored = await transaction.read({ contact_submissions: { ids, fields: [] } });
    const found = listed.filter(({ id }) => stored.contact_submissions.has(id));
    for (const { id } of erases ? found : []) {
      transaction.delete("contact_submissions", id);
      transaction.delete("mail_outbox", id);
      transaction.delete("mail_outbox", getCopyId(id));
    }
    const [first] = found;
    if (first) {
      const rest = { target: first.id, details: { count: found.length } };
      transaction.add("audit_log", auditEntry(now(), actor, action, rest));
    }
    return found;
  });
}
