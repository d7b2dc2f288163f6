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
  const [saveAnswer, savingAnswer] = useAction(() => note.save(true), {
    success: messages.notes.answerSaved,
    failure: messages.notes.failed,
  });
  const isSaving = saving || savingAnswer;
  return {
    note,
    marking,
    saving,
    savingAnswer,
    mark: (status: NextStatus) => {
      if (!isSaving && status !== submission.status) void mark(status);
    },
    save: () => {
      if (!marking && !savingAnswer && note.isSavable) void save();
    },
    saveAnswer: () => {
      if (!marking && !saving && note.isSavable) void saveAnswer();
    },
  };
}
