import type { NextStatus, StoredSubmission } from "domain/contact/submission";
import { useAction } from "#ui/use-action.ts";
import { setStatus } from "../data/change-submissions.ts";
import { messages } from "../messages.ts";
import { useNote } from "./use-note.ts";

/** A new status saves the note that was typed. */
export function useSubmissionUpdate(submission: StoredSubmission) {
  const note = useNote(submission);
  const [mark, marking] = useAction(
    async (next: NextStatus) => {
      await Promise.all([note.save(), setStatus([submission], next)]);
    },
    { success: messages.updated, failure: messages.updateFailed },
  );
  const [save, saving] = useAction(note.save, {
    success: messages.notes.saved,
    failure: messages.notes.failed,
  });
  return {
    note,
    marking,
    saving,
    mark: (status: NextStatus) => {
      if (!saving && status !== submission.status) void mark(status);
    },
    save: () => {
      if (!marking && note.isSavable) void save();
    },
  };
}
