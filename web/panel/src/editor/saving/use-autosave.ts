import { useCallback, useEffect, useRef, useState } from "react";
import { keepBeforeReload } from "#ui/reload.ts";
import { draftKey, removeDraft, storeDraft, type UnsavedDraft } from "./draft-store.ts";

const DELAY_MS = 2000;

/**
 * Stores unsaved work in the browser: after a pause in typing, when the page is hidden or
 * closed, and on unmount.
 * @returns whether the browser stores it, and `forget` for work that was saved: the page may be left before the next
 * render
 */
export function useAutosave(unsaved: UnsavedDraft | null, id: string, tab: string) {
  const [isStored, setIsStored] = useState(true);
  const latest = useRef(unsaved);
  useEffect(() => {
    latest.current = unsaved;
  }, [unsaved]);

  useEffect(() => {
    if (unsaved === null) {
      removeDraft(draftKey(id, tab));
      return;
    }
    const timer = setTimeout(() => {
      if (latest.current !== null) setIsStored(storeDraft(latest.current, tab));
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [unsaved, id, tab]);

  useEffect(() => {
    const storeNow = () => latest.current === null || storeDraft(latest.current, tab);
    const stopKeeping = keepBeforeReload(storeNow);
    addEventListener("pagehide", storeNow);
    document.addEventListener("visibilitychange", storeNow);
    return () => {
      storeNow();
      stopKeeping();
      removeEventListener("pagehide", storeNow);
      document.removeEventListener("visibilitychange", storeNow);
    };
  }, [tab]);
  const forget = useCallback(() => {
    latest.current = null;
    removeDraft(draftKey(id, tab));
  }, [id, tab]);
  return { isStored, forget };
}
