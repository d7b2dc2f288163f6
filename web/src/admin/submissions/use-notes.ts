import type { StoredSubmission } from "functions/domain/submission";
import { useState } from "react";

interface Draft {
  /** The stored notes when the person began to type. */
  readonly shown: string;
  readonly typed: string;
}

/** What was typed and not saved, by request: a filter that hides a card must not lose it. */
const drafts = new Map<string, Draft>();

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
    /** The notes are stored: the box follows the store again, which may be a moment behind. */
    saved: () => {
      drafts.delete(id);
      setDraft(undefined);
    },
  };
}
