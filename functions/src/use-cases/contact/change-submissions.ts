import type { Calls } from "domain/calls/calls";
import type { AssignSubmissionsInput, SetSubmissionStatusInput } from "domain/calls/inbox";
import { canBeAssigned } from "domain/contact/assignee";
import { getAssignmentMailId } from "domain/contact/assignment-mail";
import type { Submission } from "domain/contact/submission";
import { type Actor, type AuditAction, type AuditEntry, auditEntry } from "domain/shared/audit";
import { DomainError } from "domain/shared/errors";
import type * as v from "valibot";
import { findEarlierEntry } from "../audit/find-earlier-entry.ts";
import type { StoreDeps, Transaction } from "../store/store.ts";
import { type DeliverSoonDeps, deliverSoon } from "./deliver-mail.ts";

type Outcome = Calls["setSubmissionStatus"]["output"];

interface Shown {
  readonly id: string;
  /** What the administrator saw. */
  readonly shown: string;
}

interface Operation {
  readonly operation_id: string;
  readonly action: AuditAction;
  readonly actor: Actor;
  readonly now: Date;
}

/**
 * Takes up or completes submissions: all of them, or none. Only an answer that was sent or noted counts as one.
 * @throws DomainError aborted, not-found
 */
export function setSubmissionStatus(
  { store, now }: StoreDeps,
  { operation_id, submissions, status }: v.InferOutput<typeof SetSubmissionStatusInput>,
  actor: Actor,
): Promise<Outcome> {
  const operation: Operation = {
    ...{ operation_id, actor, now: now() },
    action: "inquiry_status_changed",
  };
  return store.atomically(async (transaction) => {
    const earlier = await findEarlierEntry(transaction, operation_id, operation);
    if (earlier) return toOutcome(earlier);
    const ids = submissions.map(({ id }) => id);
    const found = await transaction.read({
      contact_submissions: { ids, fields: ["status", "answers", "note_entries"] },
    });
    const stored = new Map(
      [...found.contact_submissions].map(([id, submission]) => [id, submission.status]),
    );
    const changes = findChanges("status", submissions, stored, status);
    for (const { id } of changes) {
      const answered_at =
        status === "completed" && findAnswerTime(found.contact_submissions.get(id));
      const set = { status, change_id: operation_id, ...(answered_at && { answered_at }) };
      const remove = answered_at ? [] : (["answered_at"] as const);
      transaction.update("contact_submissions", id, { set, remove });
    }
    return record(transaction, operation, changes, { former: "former_status", status });
  });
}

/** When the first answer was accepted by the mail server or noted. */
function findAnswerTime({ answers = [], note_entries = [] }: Partial<Submission> = {}) {
  const times = [
    ...answers.map(({ sent_at }) => sent_at),
    ...note_entries.map(({ at, is_answer }) => (is_answer ? at : undefined)),
  ].filter((time) => time !== undefined);
  return times.sort((a, b) => a.getTime() - b.getTime())[0];
}

/**
 * Assigns submissions to an administrator, who gets a mail about it, or to nobody: all of them, or none.
 * @throws DomainError aborted, not-found, failed-precondition when the person is no administrator
 */
export async function assignSubmissions(
  deps: DeliverSoonDeps,
  input: v.InferOutput<typeof AssignSubmissionsInput>,
  actor: Actor,
): Promise<Outcome> {
  const outcome = await assign(deps, input, actor);
  // Also after a repeat, whose first attempt may have ended before it sent the mail.
  await deliverSoon(deps, [getAssignmentMailId(input.operation_id)]);
  return outcome;
}

function assign(
  { store, now }: StoreDeps,
  { operation_id, submissions, assigned_to }: v.InferOutput<typeof AssignSubmissionsInput>,
  actor: Actor,
): Promise<Outcome> {
  const operation: Operation = {
    ...{ operation_id, actor, now: now() },
    action: "inquiry_assigned",
  };
  return store.atomically(async (transaction) => {
    const earlier = await findEarlierEntry(transaction, operation_id, operation);
    if (earlier) return toOutcome(earlier);
    const ids = submissions.map(({ id }) => id);
    const { contact_submissions, user_roles } = await transaction.read({
      contact_submissions: { ids, fields: ["assigned_to"] },
      user_roles: { ids: assigned_to === "" ? [] : [assigned_to], fields: ["role"] },
    });
    if (assigned_to !== "" && !canBeAssigned(user_roles.get(assigned_to)?.role)) {
      throw new DomainError("failed-precondition", "This person is no administrator any more.");
    }
    const stored = new Map(
      [...contact_submissions].map(([id, submission]) => [id, submission.assigned_to ?? ""]),
    );
    const changes = findChanges("assignment", submissions, stored, assigned_to);
    for (const { id } of changes) {
      const set = { change_id: operation_id, ...(assigned_to !== "" && { assigned_to }) };
      const remove = assigned_to === "" ? (["assigned_to"] as const) : [];
      transaction.update("contact_submissions", id, { set, remove });
    }
    if (changes.length > 0 && assigned_to !== "" && assigned_to !== actor.uid) {
      const submission_ids = changes.map(({ id }) => id);
      transaction.create("mail_outbox", getAssignmentMailId(operation_id), {
        ...{ state: "pending", attempts: 0, created_at: operation.now, due: operation.now },
        assignment: { uid: assigned_to, by_uid: actor.uid, submission_ids },
      });
    }
    const details = { former: "former_assignee", assignee: assigned_to };
    return record(transaction, operation, changes, details);
  });
}

function toOutcome({ details }: AuditEntry): Outcome {
  return { changed: Number(details?.count ?? 1) };
}

interface Change {
  readonly id: string;
  readonly before: string | undefined;
}

/** @param stored values by id @returns the submissions that do not have the next value yet */
function findChanges(
  what: "status" | "assignment",
  submissions: readonly Shown[],
  stored: ReadonlyMap<string, string | undefined>,
  next: string,
): readonly Change[] {
  const erased = submissions.filter(({ id }) => !stored.has(id)).length;
  if (erased > 0) throw new DomainError("not-found", erasedText(erased, submissions.length));
  const changing = submissions.filter(({ id }) => stored.get(id) !== next);
  const others = changing.filter(({ id, shown }) => stored.get(id) !== shown).length;
  if (others > 0) throw new DomainError("aborted", conflictText(what, others, submissions.length));
  return changing.map(({ id }) => ({ id, before: stored.get(id) }));
}

function erasedText(erased: number, all: number): string {
  if (all === 1) return "This submission has been erased.";
  return `${erased} of these submissions ${erased === 1 ? "has" : "have"} been erased.`;
}

function conflictText(what: string, others: number, all: number): string {
  if (all === 1) return `Another administrator changed the ${what} meanwhile. It is now shown.`;
  return `Another administrator changed the ${what} of ${others} of these submissions meanwhile. It is now shown, and none was changed.`;
}

/**
 * Writes one entry for all of them.
 * @param details what they have now, and in `former` the field for what they had before, which is left out when they
 *   had different values
 */
function record(
  transaction: Transaction,
  { operation_id, action, actor, now }: Operation,
  changes: readonly Change[],
  { former, ...details }: Readonly<Record<string, string>> & { readonly former: string },
): Outcome {
  const [first] = changes;
  if (first) {
    const isSame = changes.every(({ before }) => before === first.before);
    const ids = changes.map(({ id }) => id);
    const entry = auditEntry(now, actor, action, {
      target: first.id,
      details: {
        ...(isSame && first.before !== undefined && { [former]: first.before }),
        ...details,
        ...(ids.length > 1 && { count: ids.length, ids }),
      },
    });
    transaction.create("audit_log", operation_id, entry);
  }
  return { changed: changes.length };
}
