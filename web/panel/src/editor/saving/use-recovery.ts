import { useEffect, useState } from "react";
import { type OwnDraft, ownServerDrafts, removeServerDraft } from "#posts/data/post-drafts.ts";
import { openPost } from "#posts/data/post-editing.ts";
import { type Draft, type EditorStart, isEmptyDraft, isSameDraft } from "../shared/draft.ts";
import {
  draftKey,
  draftKeys,
  getTab,
  isDraftFor,
  loadDraft,
  removeDraft,
  type StoredDraft,
  storeDraft,
} from "./draft-store.ts";
import { fromServerDraft } from "./server-draft.ts";
import { holdTab, isTabOpen, untilTabIsGone } from "./tab-lock.ts";

export interface FoundDraft extends StoredDraft {
  readonly key: string;
  readonly isElsewhere: boolean;
}

export interface Recovery {
  /** Null when there is nothing to restore. */
  readonly found: Pick<FoundDraft, "savedAt" | "isElsewhere" | "draft"> | null;
  /** All that were found: answering one shows the next. */
  readonly count: number;
  /** The post was saved since: restoring replaces nothing, the next save asks. */
  readonly isOutdated: boolean;
  readonly restore: () => void;
  readonly discard: () => void;
}

/**
 * Offers unsaved work of tabs that are gone and of other computers, the newest first.
 * @param tab id of this editor; while it is open no other one of this browser offers its draft
 * @param opened `updated_at` of the open post; '' for a new one
 * @param onRestore gets the draft and the `updated_at` it is based on
 */
export function useRecovery(
  start: EditorStart,
  tab: string,
  opened: string,
  onRestore: (draft: Draft, base: string) => void,
): Recovery {
  const { id, isNew } = start;
  const [found, setFound] = useState<readonly FoundDraft[]>([]);
  const [newest] = found;

  useEffect(() => holdTab(tab), [tab]);

  useEffect(() => {
    const closed = new AbortController();
    const offer = (key: string, stored: StoredDraft, isElsewhere: boolean) => {
      if (closed.signal.aborted || !isDraftFor(stored, id, isNew)) return;
      if (isNew && isEmptyDraft(stored.draft)) return;
      const draft = { ...stored, key, isElsewhere };
      if (!isSameDraft(stored.draft, start.draft)) setFound((before) => withDraft(before, draft));
    };
    const offerLocal = async (key: string) => {
      await untilTabIsGone(getTab(key), closed.signal);
      // The tab may have changed or saved it meanwhile.
      const stored = loadDraft(key);
      if (stored) offer(key, stored, false);
    };
    const offerElsewhere = async () => {
      for (const copy of await ownServerDrafts(isNew ? null : id)) {
        const stored = fromServerDraft(copy);
        const key = draftKey(stored.id, copy.id);
        // This browser has the newer text itself.
        const isHere = copy.id === tab || draftKeys().includes(key) || (await isTabOpen(copy.id));
        if (isHere) continue;
        if (isNew && (await isSaved(copy))) await removeServerDraft(copy.id);
        else offer(key, stored, true);
      }
    };
    for (const key of draftKeys()) if (getTab(key) !== tab) void offerLocal(key);
    offerElsewhere().catch((error: unknown) =>
      console.warn("Drafts on the server could not be read", error),
    );
    return () => closed.abort();
  }, [id, isNew, start, tab]);

  const dismiss = ({ key }: FoundDraft) =>
    setFound((before) => before.filter((draft) => draft.key !== key));
  const remove = (draft: FoundDraft) => {
    removeDraft(draft.key);
    removeServerDraft(getTab(draft.key)).catch((error: unknown) =>
      console.warn("The copy of a draft could not be removed", error),
    );
    dismiss(draft);
  };
  return {
    found: newest ?? null,
    count: found.length,
    isOutdated: newest !== undefined && newest.base !== "" && newest.base !== opened,
    restore: () => {
      if (!newest) return;
      const { base, draft } = newest;
      // The found draft goes only after this tab has stored it.
      if (storeDraft({ id, base, draft }, tab)) remove(newest);
      else dismiss(newest);
      onRestore(draft, base);
    },
    discard: () => {
      if (newest) remove(newest);
    },
  };
}

/** The page may have been left before the copy of a saved post was removed. */
async function isSaved({ post_id, saved_at }: OwnDraft): Promise<boolean> {
  const article = await openPost(post_id);
  return article !== null && article.post.updated_at >= saved_at;
}

function withDraft(found: readonly FoundDraft[], draft: FoundDraft): readonly FoundDraft[] {
  const others = found.filter(({ key }) => key !== draft.key);
  return [...others, draft].toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));
}
