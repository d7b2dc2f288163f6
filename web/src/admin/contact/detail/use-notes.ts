import type { StoredSubmission } from "domain/contact/submission";
import { cleanText } from "domain/shared/clean-text";
import { useState } from "react";
import * as v from "valibot";
import { useSession } from "#data/accounts/session-store.ts";
import { readStored, removeStored, writeStored } from "#lib/browser-storage.ts";

const DraftSchema = v.object({
  /** The stored notes when the edit began. */
  shown: v.string(),
  typed: v.string(),
  /** Stored before the last own save, which the list may still show. */
  before: v.exactOptional(v.string()),
});
type Draft = v.InferOutput<typeof DraftSchema>;

/** Unsaved notes survive filters, reloads and a new sign-in, in this tab and for this account. */
function draftsOf(key: `nhk.note.${string}`) {
  let latest: Draft | undefined;
  return {
    read(): Draft | undefined {
      const stored = v.safeParse(DraftSchema, readStored("sessionStorage", key));
      latest ??= stored.success ? stored.output : undefined;
      return latest;
    },
    write(draft: Draft | undefined): void {
      latest = draft;
      if (draft) writeStored("sessionStorage", key, draft);
      else removeStored("sessionStorage", key);
    },
  };
}

function draftAfterSave(current: Draft | undefined, sent: Draft): Draft | undefined {
  if (!current || current.typed === sent.typed) return undefined;
  // Unedited notes are not written: the store still has what the draft began with.
  return sent.typed === sent.shown
    ? current
    : { shown: sent.typed, typed: current.typed, before: sent.shown };
}

/** Unedited notes follow the store. */
export function useNotes({ id, notes }: StoredSubmission) {
  const session = useSession();
  const uid = session.state === "admin" ? session.uid : "";
  const [drafts] = useState(() => draftsOf(`nhk.note.${uid}.${id}`));
  const [draft, setDraft] = useState(() => drafts.read());
  const change: Draft = draft ?? { shown: notes, typed: notes };
  const keep = (next: Draft | undefined) => {
    drafts.write(next);
    setDraft(next);
  };
  return {
    change,
    dirty: change.typed !== change.shown,
    /** Stored by another administrator since the edit began. */
    others: draft && ![draft.shown, draft.typed, draft.before].includes(notes) ? notes : null,
    type: (text: string) => {
      // firestore.rules refuse other control characters, which copied text may have.
      const typed = cleanText(text);
      keep(typed === change.shown ? undefined : { ...change, typed });
    },
    /** The next save replaces the notes of the others. */
    keepOwn: () => keep({ shown: notes, typed: change.typed }),
    takeOthers: () => keep(undefined),
    /** Drops the edit after a save, except what was typed meanwhile. */
    saved: (sent: Draft) => {
      keep(draftAfterSave(drafts.read(), sent));
    },
  };
}
