import {
  collection,
  doc,
  limit,
  orderBy,
  query,
  runTransaction,
  startAfter,
  where,
} from "firebase/firestore";
import type { ExportedSubmission } from "functions/domain/calls-inbox";
import { DomainError } from "functions/domain/errors";
import {
  type MailState,
  type StoredSubmission,
  SubmissionSchema,
  type SubmissionStatus,
} from "functions/domain/submission";
import { call } from "#data/callables.ts";
import { converterOf } from "#firebase/converter.ts";
import { originOf } from "#firebase/feed.ts";
import { panelFirestore } from "#firebase/panel.ts";
import { type Live, useLive } from "#firebase/use-live.ts";

/** Pending requests that the tab counts; beyond that it says 'more than'. */
export const PENDING_COUNTED = 99;
/** Requests that the inbox holds at once; with the one that tells of more, what the rules allow. */
export const INBOX_SIZE = 499;

const submissions = () =>
  collection(panelFirestore(), "contact_submissions").withConverter(converterOf(SubmissionSchema));

/**
 * The newest contact requests, as they change: all that the inbox filters, searches and sorts. It holds one more than
 * INBOX_SIZE when there are older ones. A flood of suspect requests cannot push real ones out: each view has its own.
 * Needs the index suspect, created_at desc.
 * @param suspect which of the two views
 * @param after the last one of the page before; null for the first page
 */
export function useSubmissions(
  suspect: boolean,
  after: StoredSubmission | null,
): Live<readonly StoredSubmission[]> {
  const start = after ? [startAfter(originOf(after))] : [];
  return useLive(
    query(
      submissions(),
      where("suspect", "==", suspect),
      orderBy("created_at", "desc"),
      ...start,
      limit(INBOX_SIZE + 1),
    ),
  );
}

/** Contact requests that nobody has taken up, as they change: at most one more than PENDING_COUNTED. */
export function usePendingSubmissions(): Live<readonly StoredSubmission[]> {
  return useLive(
    query(
      submissions(),
      where("status", "==", "pending"),
      where("suspect", "==", false),
      limit(PENDING_COUNTED + 1),
    ),
  );
}

/** What the panel may change of a request. */
export interface SubmissionChange {
  readonly status?: Exclude<SubmissionStatus, "pending">;
  /** The notes that the person was shown, and what stands in the box now. */
  readonly notes: { readonly shown: string; readonly typed: string };
}

/**
 * Writes status and notes together. Notes that the person did not touch stay what they are in the store, whoever wrote
 * them meanwhile.
 * @throws DomainError aborted when somebody else changed the notes that the person changed; not-found when erased
 */
export async function updateSubmission(id: string, change: SubmissionChange): Promise<void> {
  const { shown, typed } = change.notes;
  await runTransaction(panelFirestore(), async (transaction) => {
    const place = doc(submissions(), id);
    const stored = (await transaction.get(place)).data();
    if (!stored) throw new DomainError("not-found", "This submission has been erased.");
    const touched = typed !== shown;
    if (touched && stored.notes !== shown && stored.notes !== typed) {
      throw new DomainError(
        "aborted",
        "Somebody else changed the notes meanwhile. Copy yours, reload and add them.",
      );
    }
    transaction.update(place, {
      status: change.status ?? stored.status,
      notes: touched ? typed : stored.notes,
    });
  });
}

/** Sends the mail about a request again. @returns how it went @throws DomainError */
export async function resendContactMail(id: string): Promise<MailState> {
  return (await call("resendContactMail", { id })).mail;
}

/** Everything stored that one person sent. `more`: beyond what one call gives. @throws DomainError */
export async function dataOfPerson(
  email: string,
): Promise<{ readonly submissions: readonly ExportedSubmission[]; readonly more: boolean }> {
  return await call("eraseSubmission", { email, erase: false });
}

/** Erases everything that one person sent; stopped half way it may be called again. @throws DomainError */
export async function eraseDataOfPerson(email: string): Promise<number> {
  let erased = 0;
  for (;;) {
    const answer = await call("eraseSubmission", { email, erase: true });
    erased += answer.erased;
    if (!answer.more) return erased;
  }
}
