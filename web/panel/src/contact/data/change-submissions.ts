import type { NextStatus, StoredSubmission } from "domain/contact/submission";
import { panelAuth } from "kit/firebase/panel-sdk";
import { callOnce } from "#data/call-once.ts";
import { call } from "#data/callables.ts";
import { showWhile } from "./pending-changes.ts";

/** @throws DomainError aborted (somebody else changed one), not-found */
export async function setStatus(
  submissions: readonly StoredSubmission[],
  status: NextStatus,
): Promise<void> {
  const shownSubmissions = submissions.map((submission) => ({
    id: submission.id,
    shown: submission.status,
  }));
  await change(
    submissions,
    (submission) => {
      const { answered_at: _, ...rest } = submission;
      return { ...rest, status };
    },
    status,
    (operation_id) =>
      call("setSubmissionStatus", { operation_id, submissions: shownSubmissions, status }),
  );
}

/** @param assigned_to '' is nobody @throws DomainError aborted (somebody else assigned one), not-found */
export async function assign(
  submissions: readonly StoredSubmission[],
  assigned_to: string,
): Promise<void> {
  const shownSubmissions = submissions.map(({ id, assigned_to: former = "" }) => ({
    id,
    shown: former,
  }));
  await change(
    submissions,
    (submission) => {
      const { assigned_to: _, ...rest } = submission;
      return { ...rest, ...(assigned_to !== "" && { assigned_to }) };
    },
    assigned_to,
    (operation_id) =>
      call("assignSubmissions", { operation_id, submissions: shownSubmissions, assigned_to }),
  );
}

/** Their `change_id` tells whether a change has arrived. */
async function change(
  submissions: readonly StoredSubmission[],
  apply: (submission: StoredSubmission) => StoredSubmission,
  next: string,
  run: (operation_id: string) => Promise<unknown>,
): Promise<void> {
  const former = new Map(submissions.map(({ id, change_id }) => [id, change_id]));
  const pending = {
    apply,
    concerns: (id: string) => former.has(id),
    hasArrived: ({ id, change_id }: StoredSubmission) => change_id !== former.get(id),
  };
  const change = [next, ...former];
  await showWhile(pending, () => callOnce(JSON.stringify(change), change, run));
}

/**
 * @param note_id the same for a note that is sent again
 * @param isAnswer the note tells of an answer by phone or from a mail program, which completes the submission
 * @throws DomainError not-found, failed-precondition
 */
export async function addNote(
  { id }: StoredSubmission,
  note_id: string,
  text: string,
  isAnswer: boolean,
): Promise<void> {
  const answer = isAnswer && ({ is_answer: true } as const);
  const { uid = "", email } = panelAuth().currentUser ?? {};
  const at = new Date();
  const note = { id: note_id, text, at, by_uid: uid, by_email: email ?? "", ...answer };
  const pending = {
    apply: (submission: StoredSubmission) => ({
      ...submission,
      ...(isAnswer && {
        status: "completed" as const,
        answered_at: submission.answered_at ?? at,
      }),
      note_entries: [...(submission.note_entries ?? []), note],
    }),
    concerns: (other: string) => other === id,
    hasArrived: ({ note_entries = [] }: StoredSubmission) =>
      note_entries.some((entry) => entry.id === note_id),
  };
  await showWhile(pending, () =>
    callOnce(note_id, text, () => call("addNote", { id, note_id, text, ...answer })),
  );
}
