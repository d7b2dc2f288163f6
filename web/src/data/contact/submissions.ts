import {
  collection,
  doc,
  documentId,
  limit,
  orderBy,
  type Query,
  query,
  where,
} from "firebase/firestore";
import type { ExportedSubmission } from "functions/domain/calls/inbox";
import {
  type MailState,
  type StoredSubmission,
  SubmissionSchema,
  type SubmissionStatus,
} from "functions/domain/contact/submission";
import { DomainError } from "functions/domain/shared/errors";
import { call } from "#data/shared/callables.ts";
import { recordStatusChange } from "#data/shared/own-changes.ts";
import { converterOf } from "#firebase/converter.ts";
import type { Live } from "#firebase/live-query.ts";
import { panelFirestore } from "#firebase/panel-sdk.ts";
import { inTransaction } from "#firebase/transaction.ts";
import { useLive } from "#firebase/use-live.ts";

const MAX_COUNT = 99;
/** One more is read to know whether there is a next page; firestore.rules allow 500. */
export const PAGE_SIZE = 499;

const submissions = () =>
  collection(panelFirestore(), "contact_submissions").withConverter(converterOf(SubmissionSchema));

/** Suspect requests have their own query, so that they cannot displace the others. */
export function useSubmissions(
  suspect: boolean,
  after: string | null,
): Live<readonly StoredSubmission[]> {
  return useLive(
    query(
      submissions(),
      where("suspect", "==", suspect),
      orderBy("created_at", "desc"),
      limit(PAGE_SIZE + 1),
    ),
    after === null ? null : doc(submissions(), after),
  );
}

/** Most ids of one query. */
const MAX_IDS = 30;

/** @returns the names by id, for the first 30 ids; without erased inquiries */
export function useInquiryNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const some = [...new Set(ids)].slice(0, MAX_IDS);
  const asked = some.length === 0 ? ["-"] : some;
  const live = useLive(query(submissions(), where(documentId(), "in", asked), limit(MAX_IDS)));
  return new Map(live.state === "ready" ? live.data.map(({ id, name }) => [id, name]) : []);
}

/** "7", or "99+"; undefined while unknown or none. */
export function usePendingCount(): string | undefined {
  return useCount(
    query(submissions(), where("status", "==", "pending"), where("suspect", "==", false)),
  );
}

/** "7", or "99+"; undefined while unknown or none. */
export function useSuspectCount(): string | undefined {
  return useCount(query(submissions(), where("suspect", "==", true)));
}

function useCount(counted: Query<StoredSubmission>): string | undefined {
  const live = useLive(query(counted, limit(MAX_COUNT + 1)));
  const count = live.state === "ready" ? live.data.length + live.unreadable.length : 0;
  if (count === 0) return undefined;
  return count > MAX_COUNT ? `${MAX_COUNT}+` : String(count);
}

export interface SubmissionChange {
  readonly status?: Exclude<SubmissionStatus, "pending">;
  readonly notes: { readonly shown: string; readonly typed: string };
}

/**
 * Unedited notes keep their stored text.
 * @throws DomainError aborted when another administrator edited the notes too; not-found after an erasure
 */
export async function updateSubmission(id: string, change: SubmissionChange): Promise<void> {
  const { shown, typed } = change.notes;
  await inTransaction(async (transaction) => {
    const reference = doc(submissions(), id);
    const stored = (await transaction.get(reference)).data();
    if (!stored) throw new DomainError("not-found", "This submission has been erased.");
    const isEdited = typed !== shown;
    if (isEdited && stored.notes !== shown && stored.notes !== typed) {
      throw new DomainError(
        "aborted",
        "Somebody else changed the notes meanwhile. Copy yours, reload and add them.",
      );
    }
    const status = change.status ?? stored.status;
    transaction.update(reference, {
      status,
      notes: isEdited ? typed : stored.notes,
      ...(status !== stored.status && recordStatusChange(transaction, id, stored.status, status)),
    });
  });
}

/** @throws DomainError */
export async function resendContactMail(id: string): Promise<MailState> {
  return (await call("resendContactMail", { id })).mail;
}

/** @returns the state of the inquiry's mail after the move. @throws DomainError */
export async function markSpam(id: string, spam: boolean): Promise<MailState> {
  return (await call("markSpam", { id, spam })).mail;
}

/** `more`: not all requests fit into one answer. @throws DomainError */
export async function submissionsOf(
  email: string,
): Promise<{ readonly submissions: readonly ExportedSubmission[]; readonly more: boolean }> {
  return await call("eraseSubmission", { email, erase: false });
}

/** May be repeated after a failure. @throws DomainError */
export async function eraseSubmissionsOf(email: string): Promise<number> {
  let erased = 0;
  for (;;) {
    const answer = await call("eraseSubmission", { email, erase: true });
    erased += answer.erased;
    if (!answer.more) return erased;
  }
}
