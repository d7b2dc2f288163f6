import type { Calls } from "domain/calls/calls";
import type { AssignSubmissionsInput, SetSubmissionStatusInput } from "domain/calls/inbox";
import { getAssignmentMailId } from "domain/contact/assignment-mail";
import { type Actor, type AuditAction, type AuditEntry, auditEntry } from "domain/shared/audit";
import { DomainError } from "domain/shared/errors";
import type * as v from "valibot";
import type { StoreDeps, Transaction } from "../store/store.ts";
import { type DeliverMailDeps, deliverMail } from "./deliver-mail.ts";

type Outcome = Calls["setSubmissionStatus"]["output"];

interface Shown {
  readonly id: string;
  /** What the administrator saw. */
  readonly shown: string;
}

/** Takes up or completes submissions: all of them, or none. @throws DomainError aborted, not-found */
export function setSubmissionStatus(
  { store, now: clock }: StoreDeps,
  { operation_id, submissions, status }: v.InferOutput<typeof SetSubmissionStatusInput>,
  actor: Actor,
): Promise<Outcome> {
  const now = clock();
  return store.atomically(async (transaction) => {
    const action = "inquiry_status_changed";
    const former = await findOutcome(transaction, operation_id, actor, action);
    if (former) return former;
    const ids = submissions.map(({ id }) => id);
    const found = await transaction.read({ contact_submissions: { ids, fields: ["status"] } });
    const stored = new Map([...found.contact_submissions].map(([id, one]) => [id, one.status]));
    const changes = findChanges("status", submissions, stored, status);
    const isCompleted = status === "completed";
    for (const { id } of changes) {
      const set = { status, change_id: operation_id, ...(isCompleted && { answered_at: now }) };
      const remove = isCompleted ? [] : (["answered_at"] as const);
      transaction.update("contact_submissions", id, { set, remove });
    }
    return record(transaction, operation_id, changes, (former_status) =>
      auditEntry(now, actor, action, { details: { ...pick({ former_status }), status } }),
    );
  });
}

/**
 * Assigns submissions to an administrator, who gets a mail about it, or to nobody: all of them, or none.
 * @throws DomainError aborted, not-found, failed-precondition when the person is no administrator
 */
export async function assignSubmissions(
  deps: DeliverMailDeps,
  input: v.InferOutput<typeof AssignSubmissionsInput>,
  actor: Actor,
): Promise<Outcome> {
  const outcome = await assign(deps, input, actor);
  // Also after a repeat, whose first attempt may have ended before it sent the mail.
  await deliverMail(deps, getAssignmentMailId(input.operation_id));
  return outcome;
}

function assign(
  { store, now: clock }: StoreDeps,
  { operation_id, submissions, assigned_to }: v.InferOutput<typeof AssignSubmissionsInput>,
  actor: Actor,
): Promise<Outcome> {
  const now = clock();
  return store.atomically(async (transaction) => {
    const action = "inquiry_assigned";
    const former = await findOutcome(transaction, operation_id, actor, action);
    if (former) return former;
    const ids = submissions.map(({ id }) => id);
    const { contact_submissions, user_roles } = await transaction.read({
      contact_submissions: { ids, fields: ["assigned_to"] },
      user_roles: { ids: assigned_to === "" ? [] : [assigned_to], fields: ["role"] },
    });
    if (assigned_to !== "" && user_roles.get(assigned_to)?.role !== "admin") {
      throw new DomainError("failed-precondition", "This person is no administrator any more.");
    }
    const stored = new Map(
      [...contact_submissions].map(([id, one]) => [id, one.assigned_to ?? ""]),
    );
    const changes = findChanges("assignment", submissions, stored, assigned_to);
    for (const { id } of changes) {
      const set = { change_id: operation_id, ...(assigned_to !== "" && { assigned_to }) };
      const remove = assigned_to === "" ? (["assigned_to"] as const) : [];
      transaction.update("contact_submissions", id, { set, remove });
    }
    if (changes.length > 0 && assigned_to !== "" && assigned_to !== actor.uid) {
      const submission_ids = changes.map(({ id }) => id);
      const assignment = { uid: assigned_to, by_uid: actor.uid, submission_ids };
      transaction.create("mail_outbox", getAssignmentMailId(operation_id), {
        ...{ state: "pending", attempts: 0, created_at: now, due: now, assignment },
      });
    }
    return record(transaction, operation_id, changes, (former_assignee) =>
      auditEntry(now, actor, action, {
        details: { ...pick({ former_assignee }), assignee: assigned_to },
      }),
    );
  });
}

/** What an earlier call of the same operation answered. @throws DomainError invalid-argument for another operation */
async function findOutcome(
  transaction: Transaction,
  operation_id: string,
  actor: Actor,
  action: AuditAction,
): Promise<Outcome | undefined> {
  const { audit_log } = await transaction.read({ audit_log: [operation_id] });
  const entry = audit_log.get(operation_id);
  if (!entry) return undefined;
  if (entry.action !== action || entry.actor_uid !== actor.uid) {
    throw new DomainError("invalid-argument", undefined, { cause: "operation of another kind" });
  }
  return { changed: Number(entry.details?.count ?? 1) };
}

/** @param stored values by id @returns the submissions that do not have the next value yet, with what they have */
function findChanges(
  what: "status" | "assignment",
  submissions: readonly Shown[],
  stored: ReadonlyMap<string, string | undefined>,
  next: string,
): readonly { readonly id: string; readonly former: string | undefined }[] {
  const erased = submissions.filter(({ id }) => !stored.has(id)).length;
  if (erased > 0) throw new DomainError("not-found", erasedText(erased, submissions.length));
  const changing = submissions.filter(({ id }) => stored.get(id) !== next);
  const others = changing.filter(({ id, shown }) => stored.get(id) !== shown).length;
  if (others > 0) throw new DomainError("aborted", conflictText(what, others, submissions.length));
  return changing.map(({ id }) => ({ id, former: stored.get(id) }));
}

function erasedText(erased: number, all: number): string {
  if (all === 1) return "This submission has been erased.";
  return `${erased} of these submissions ${erased === 1 ? "has" : "have"} been erased.`;
}

function conflictText(what: string, others: number, all: number): string {
  if (all === 1) return `Another administrator changed the ${what} meanwhile. It is now shown.`;
  return `Another administrator changed the ${what} of ${others} of these submissions meanwhile. It is now shown, and none was changed.`;
}

/** One entry for all of them, with the former value when they had the same. */
function record(
  transaction: Transaction,
  operation_id: string,
  changes: ReturnType<typeof findChanges>,
  entryWith: (former: string | undefined) => AuditEntry,
): Outcome {
  const [first] = changes;
  if (first) {
    const isSame = changes.every(({ former }) => former === first.former);
    const { details, ...entry } = entryWith(isSame ? first.former : undefined);
    const ids = changes.map(({ id }) => id);
    const counted = ids.length > 1 && { count: ids.length, ids };
    const whole = { ...entry, target: first.id, details: { ...details, ...counted } };
    transaction.create("audit_log", operation_id, whole);
  }
  return { changed: changes.length };
}

/** Without an undefined value. */
function pick(field: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(field).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
