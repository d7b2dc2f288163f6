import type { ExportedSubmission } from "domain/calls/inbox";
import { type MailState, type StoredSubmission, SubmissionSchema } from "domain/contact/submission";
import { doc, documentId, limit, orderBy, type Query, query, where } from "firebase/firestore";
import { callOnce } from "#data/call-once.ts";
import { call } from "#data/callables.ts";
import { typedCollection } from "#firebase/converter.ts";
import { type Live, useLive } from "#firebase/use-live.ts";
import { useWithPendingChanges } from "./pending-changes.ts";

const MAX_COUNT = 99;
/** One less than firestore.rules allow, to detect a next page. */
export const PAGE_SIZE = 499;

export const submissions = () => typedCollection("contact_submissions", SubmissionSchema);

/** Separate queries: suspect requests must not displace others. */
export function useSubmissions(
  suspect: boolean,
  after: string | null,
): Live<readonly StoredSubmission[]> {
  const stored = useLive(
    query(
      submissions(),
      where("suspect", "==", suspect),
      orderBy("created_at", "desc"),
      limit(PAGE_SIZE + 1),
    ),
    after === null ? null : doc(submissions(), after),
  );
  return useWithPendingChanges(stored);
}

export function useSubmission(id: string | null): Live<readonly StoredSubmission[]> {
  const stored = useLive(
    id === null ? null : query(submissions(), where(documentId(), "==", id), limit(1)),
  );
  return useWithPendingChanges(stored);
}

/** Firestore's limit of an `in` query. */
const MAX_IDS = 30;

export function useSubmitterNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const some = [...new Set(ids)].slice(0, MAX_IDS);
  const asked = some.length === 0 ? ["-"] : some;
  const live = useLive(query(submissions(), where(documentId(), "in", asked), limit(MAX_IDS)));
  return new Map(live.state === "ready" ? live.data.map(({ id, name }) => [id, name]) : []);
}

export function usePendingCount(): string | undefined {
  return useCount(
    query(submissions(), where("status", "==", "pending"), where("suspect", "==", false)),
  );
}

export function useSuspectCount(): string | undefined {
  return useCount(query(submissions(), where("suspect", "==", true)));
}

function useCount(counted: Query<StoredSubmission>): string | undefined {
  const live = useLive(query(counted, limit(MAX_COUNT + 1)));
  const count = live.state === "ready" ? live.data.length + live.unreadable.length : 0;
  if (count === 0) return undefined;
  return count > MAX_COUNT ? `${MAX_COUNT}+` : String(count);
}

/** Safe to repeat with the same text. @throws DomainError aborted (somebody else answered meanwhile) */
export async function sendAnswer(
  { id, answers = [] }: StoredSubmission,
  text: string,
): Promise<MailState> {
  const shown = answers.length;
  const { mail } = await callOnce(`answer ${id}`, { text, shown }, (answer_id) =>
    call("sendAnswer", { id, answer_id, text, shown }),
  );
  return mail;
}

/** @throws DomainError */
export async function resendContactMail(id: string): Promise<MailState> {
  return (await call("resendContactMail", { id })).mail;
}

/** @throws DomainError */
export async function markSpam(id: string, spam: boolean): Promise<MailState> {
  return (await call("markSpam", { id, spam })).mail;
}

/** `more`: incomplete. @throws DomainError */
export async function loadSubmissions(
  email: string,
): Promise<{ readonly submissions: readonly ExportedSubmission[]; readonly more: boolean }> {
  return await call("eraseSubmission", { email, erase: false });
}

/** Repeatable. @throws DomainError */
export async function eraseSubmissions(email: string): Promise<number> {
  let erased = 0;
  for (;;) {
    const answer = await call("eraseSubmission", { email, erase: true });
    erased += answer.erased;
    if (!answer.more) return erased;
  }
}
