import type { StoredSubmission } from "domain/contact/submission";
import { type NextStatus, updateSubmission } from "#data/contact/submissions.ts";
import { useAction } from "#ui/panel/use-action.ts";
import { messages } from "../messages.ts";
import { useNotes } from "./use-notes.ts";

/** One write at a time: a parallel one would find the notes changed. */
export function useSubmissionUpdate(submission: StoredSubmission) {
  const notes = useNotes(submission);
  const write = async (next?: NextStatus) => {
    const { shown, typed } = notes.change;
    const sent = { shown, typed };
    const status = next && { shown: submission.status, next };
    await updateSubmission(submission.id, { ...(status && { status }), notes: sent });
    notes.saved(sent);
  };
  const [mark, marking] = useAction(write, {
    success: messages.updated,
    failure: messages.updateFailed,
  });
  const [save, saving] = useAction(write, {
    success: messages.notes.saved,
    failure: messages.notes.failed,
  });
  return {
    notes,
    marking,
    saving,
    mark: (status: NextStatus) => {
      if (!saving && status !== submission.status) void mark(status);
    },
    save: () => {
      if (!marking && notes.dirty) void save();
    },
  };
}
