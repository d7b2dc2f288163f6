import { useState } from "react";
import { type Draft, isSameDraft } from "./draft.ts";
import { forgetDraft, keptDraft } from "./draft-store.ts";
import type { Start } from "./start.ts";

/** Unsaved work that was found when the screen opened. */
export interface Recovery {
  /** When it was kept; null when there is nothing to recover, or no longer. */
  readonly keptAt: Date | null;
  readonly restore: () => void;
  readonly discard: () => void;
  /** Forgets whatever this browser keeps of the post. */
  readonly forget: () => void;
}

/**
 * Offers unsaved work of an earlier visit: after a crash, a closed tab or an expired session.
 * @param onRestore takes the draft, and when the post was last saved before that work began ('' for a new post)
 */
export function useRecovery(
  start: Start,
  onRestore: (draft: Draft, base: string) => void,
): Recovery {
  const { id, isNew } = start;
  const [found, setFound] = useState(() => {
    const kept = keptDraft(isNew ? null : id);
    return kept && !isSameDraft(kept.draft, start.draft) ? kept : null;
  });
  const forget = () => {
    forgetDraft(id, isNew);
    if (found) forgetDraft(found.id, isNew);
  };
  return {
    keptAt: found ? new Date(found.savedAt) : null,
    restore: () => {
      if (!found) return;
      if (found.id !== id) forgetDraft(found.id, isNew);
      onRestore(found.draft, found.base);
      setFound(null);
    },
    discard: () => {
      if (found) forgetDraft(found.id, isNew);
      setFound(null);
    },
    forget,
  };
}
