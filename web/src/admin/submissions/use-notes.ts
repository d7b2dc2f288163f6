import type { StoredSubmission } from "functions/domain/submission";
import { useState } from "react";

interface Draft {
  /** The stored notes when the person began to type. */
  readonly shown: string;
  readonly typed: string;
}

/** What was typed and not saved, by request: a filter that hides a card must not lose it. */
const drafts = new Map<string, Draft>();

function draftAfter(now: Draft | undefined, sent: Draft): Draft | undefined {
  if (!now || now.typed === sent.typed) return undefined;
  // Untouched notes were not written, so the draft's own beginning is still what the store holds.
  return sent.typed === sent.shown ? now : { shown: sent.typed, typed: now.typed };
}

/** The notes of a request as the person edits them. Until something is typed they follow the store. */
export function useNotes({ id, notes }: StoredSubmission) {
  const [draft, setDraft] = useState(() => drafts.get(id));
  const change: Draft = draft ?? { shown: notes, typed: notes };
  return {
    change,
    dirty: change.typed !== change.shown,
    type: (typed: string) => {
      const next = { shown: change.shown, typed };
      drafts.set(id, next);
      setDraft(next);
    },
    /**
     * The notes are stored as they were sent: the box follows the store again, which may be a moment behind. What was
     * typed while they were on their way stays, as a change of what is stored now.
     */
    saved: (sent: Draft) => {
      const left = draftAfter(drafts.get(id), sent);
      if (left) drafts.set(id, left);
      else drafts.delete(id);
      setDraft(left);
    },
  };
}
