import { useEffect, useRef, useState } from "react";
import { draftCopier } from "./draft-copier.ts";
import type { UnsavedDraft } from "./draft-store.ts";

/**
 * Copies unsaved work to the server, so that another computer finds it.
 * @returns whether the last copy was stored, and `removeCopy`, which never rejects
 */
export function useDraftCopy(unsaved: UnsavedDraft | null, tab: string) {
  const [isCopied, setIsCopied] = useState(true);
  const [copier] = useState(() => draftCopier(tab, setIsCopied));
  const wasUnsaved = useRef(false);

  useEffect(() => {
    if (unsaved !== null) copier.change(unsaved);
    else if (wasUnsaved.current) void copier.remove();
    wasUnsaved.current = unsaved !== null;
  }, [unsaved, copier]);

  useEffect(() => {
    const flush = () => copier.flush();
    const flushHidden = () => {
      if (document.hidden) flush();
    };
    document.addEventListener("visibilitychange", flushHidden);
    addEventListener("online", flush);
    return () => {
      flush();
      removeEventListener("online", flush);
      document.removeEventListener("visibilitychange", flushHidden);
    };
  }, [copier]);
  return { isCopied: isCopied || unsaved === null, removeCopy: copier.remove };
}
