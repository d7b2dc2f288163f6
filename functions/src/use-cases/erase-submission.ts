import type * as v from "valibot";
import { type Actor, type AuditEntry, auditEntry } from "../domain/audit.ts";
import type { Calls } from "../domain/calls.ts";
import type { EraseSubmissionInput, ExportedSubmission } from "../domain/calls-inbox.ts";
import { limits } from "../domain/limits.ts";
import type { StoredSubmission } from "../domain/submission.ts";

/** Whose requests: one by its id, or all with one of these addresses. */
export type Person = { readonly id: string } | { readonly emails: readonly string[] };

export interface EraseSubmissionDeps {
  /**
   * A page of the person's requests; with `entryFor` it removes them with their mails in the commit that reads them.
   * @param entryFor the audit log's entry for the ids that were found
   */
  readonly submissionsOf: (
    person: Person,
    most: number,
    erase: boolean,
    entryFor: (ids: readonly string[]) => AuditEntry,
  ) => Promise<readonly StoredSubmission[]>;
  readonly now: () => Date;
}

/**
 * Shows, and when asked to also erases, what a person has sent by the contact forms: the requests with their mails. The
 * audit log keeps how many and their ids, and nothing of the person. Mails that left the house are not reached.
 */
export async function eraseSubmission(
  deps: EraseSubmissionDeps,
  input: v.InferOutput<typeof EraseSubmissionInput>,
  actor: Actor,
): Promise<Calls["eraseSubmission"]["output"]> {
  const { erase } = input;
  const entryFor = (ids: readonly string[]) => {
    const [first] = ids;
    return auditEntry(deps.now(), actor, erase ? "submissions_erased" : "submissions_shown", {
      ...(first === undefined ? {} : { target: first }),
      details: { count: ids.length },
    });
  };
  const found = await deps.submissionsOf(personOf(input), limits.erasePage, erase, entryFor);
  return {
    submissions: found.map(exported),
    erased: erase ? found.length : 0,
    more: found.length === limits.erasePage,
  };
}

/** People write their address in capitals too; the store compares letter by letter. */
function personOf(input: v.InferOutput<typeof EraseSubmissionInput>): Person {
  if ("id" in input) return { id: input.id };
  return { emails: [...new Set([input.email, input.email.toLowerCase()])] };
}

function exported(submission: StoredSubmission): ExportedSubmission {
  return { ...submission, created_at: submission.created_at.toISOString() };
}
