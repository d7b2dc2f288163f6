import { useMemo, useState } from "react";
import { type Draft, isSameDraft } from "../shared/draft.ts";
import { useAutosave } from "./use-autosave.ts";
import { useDraftCopy } from "./use-draft-copy.ts";

interface Work {
  readonly id: string;
  /** When the saved post was updated; empty for a new one. */
  readonly base: string;
  readonly draft: Draft;
  readonly saved: Draft;
}

/** Keeps what is not saved in the browser and on the server, under a name of this tab. */
export function useUnsavedWork({ id, base, draft, saved }: Work) {
  const [tab] = useState(() => crypto.randomUUID());
  const unsaved = useMemo(() => !isSameDraft(draft, saved), [draft, saved]);
  const unsavedWork = useMemo(
    () => (unsaved ? { id, base, draft } : null),
    [unsaved, id, base, draft],
  );
  return { unsaved, tab, ...useAutosave(unsavedWork, id, tab), ...useDraftCopy(unsavedWork, tab) };
}
