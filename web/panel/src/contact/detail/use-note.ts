import { NoteTextSchema, type StoredSubmission } from "domain/contact/submission";
import { cleanText } from "domain/shared/clean-text";
import { readStored, removeStored, writeStored } from "kit/lib/browser-storage";
import { useRef, useState } from "react";
import * as v from "valibot";
import { useSession } from "#accounts/data/session-store.ts";
import { addNote } from "../data/change-submissions.ts";

const DraftSchema = v.object({
  typed: v.string(),
  /** A note that is being saved, with the id that makes a repeat safe. */
  sent: v.exactOptional(
    v.object({ id: v.string(), text: v.string(), isAnswer: v.optional(v.boolean(), false) }),
  ),
});
type Draft = v.InferOutput<typeof DraftSchema>;

/** The note that is typed for a submission. It survives reloads, a closed tab and a new sign-in, for this account. */
export function useNote(submission: StoredSubmission) {
  const { id, note_entries = [] } = submission;
  const session = useSession();
  const uid = session.state === "signed-in" ? session.uid : "";
  const key = `nhk.note.${uid}.${id}` as const;
  const [restored] = useState(() => {
    const stored = v.safeParse(DraftSchema, readStored("localStorage", key));
    const { typed: text, sent } = stored.success ? stored.output : { typed: "" };
    const lost = note_entries.some((note) => note.id === sent?.id) ? undefined : sent;
    return { typed: lost ? join(lost.text, text) : text, lost };
  });
  const [typed, setTyped] = useState(restored.typed);
  const latest = useRef<Draft>({ typed });
  /** A note whose answer did not arrive. Unchanged, it keeps its id. */
  const unanswered = useRef(restored.lost);

  function keep(draft: Draft): void {
    latest.current = draft;
    if (draft.typed === "" && !draft.sent) removeStored("localStorage", key);
    else writeStored("localStorage", key, draft);
    setTyped(draft.typed);
  }
  return {
    typed,
    isSavable: v.is(NoteTextSchema, typed),
    type: (text: string) => {
      // Copied text may have control characters, which no note can have.
      keep({ ...latest.current, typed: cleanText(text) });
    },
    /** Saves the note, if there is one. A refused one is in the box again. */
    save: async (isAnswer = false) => {
      if (!v.is(NoteTextSchema, typed)) return;
      const former = unanswered.current;
      const isSame = former?.text === typed && former.isAnswer === isAnswer;
      const note = isSame ? former : { id: crypto.randomUUID(), text: typed, isAnswer };
      keep({ typed: "", sent: note });
      try {
        await addNote(submission, note.id, note.text, isAnswer);
        keep({ typed: latest.current.typed });
        unanswered.current = undefined;
      } catch (error) {
        unanswered.current = note;
        keep({ typed: join(note.text, latest.current.typed) });
        throw error;
      }
    },
  };
}

function join(...texts: readonly string[]): string {
  return texts.filter((text) => text !== "").join("\n");
}
