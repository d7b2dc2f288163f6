import type { Calls } from "domain/calls/calls";
import type { EraseSubmissionInput, ExportedSubmission } from "domain/calls/inbox";
import { getEmailKey } from "domain/contact/email";
import type { StoredSubmission } from "domain/contact/submission";
import type { Actor } from "domain/shared/audit";
import { limits } from "domain/shared/limits";
import type * as v from "valibot";
import type { Query, Reads } from "../store/store.ts";
import type { RemoveFilesDeps } from "./remove-unsent-files.ts";
import { showOrErase } from "./show-or-erase.ts";

type Input = v.InferOutput<typeof EraseSubmissionInput>;

/** Exports a page of a person's requests, and deletes them when `erase` is set. */
export async function eraseSubmission(
  deps: RemoveFilesDeps,
  input: Input,
  actor: Actor,
): Promise<Calls["eraseSubmission"]["output"]> {
  const { erase } = input;
  const listed = await loadSubmissions(deps.store, input);
  const action = erase ? "submissions_erased" : "submissions_shown";
  const found = await showOrErase(deps, listed, actor, action);
  return {
    submissions: found.map(exported),
    erased: erase ? found.length : 0,
    more: listed.length === limits.erasePage,
  };
}

async function loadSubmissions(reads: Reads, input: Input): Promise<readonly StoredSubmission[]> {
  if ("id" in input) {
    const { contact_submissions } = await reads.read({ contact_submissions: [input.id] });
    return [...contact_submissions].map(([id, data]) => ({ id, ...data }));
  }
  const { email } = input;
  const queryPage = (where: NonNullable<Query<"contact_submissions">["where"]>) =>
    reads.query("contact_submissions", { where, limit: limits.erasePage });
  const byKey = await queryPage(["email_key", "==", getEmailKey(email)]);
  // Older submissions have no key.
  const byAddress = await queryPage(["email", "in", [...new Set([email, email.toLowerCase()])]]);
  const rows = new Map([...byKey, ...byAddress].map((row) => [row.id, row.data]));
  return [...rows].slice(0, limits.erasePage).map(([id, data]) => ({ id, ...data }));
}

function exported(stored: StoredSubmission): ExportedSubmission {
  const {
    change_id: _,
    assigned_to: __,
    answered_at: ___,
    email_key: ____,
    note_entries,
    answers,
    ...submission
  } = stored;
  const toExported = ({ at, text }: { readonly at: Date; readonly text: string }) => ({
    at: at.toISOString(),
    text,
  });
  return {
    ...submission,
    created_at: submission.created_at.toISOString(),
    ...(note_entries && { note_entries: note_entries.map(toExported) }),
    ...(answers && { answers: answers.map(toExported) }),
  };
}
