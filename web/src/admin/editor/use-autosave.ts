import { useEffect, useRef, useState } from "react";
import { forgetDraft, keepDraft, type Work } from "./draft-store.ts";

/** Milliseconds of rest after which unsaved work is kept in the browser. */
const REST_MS = 2000;

/**
 * Keeps unsaved work in this browser: after each rest in typing, when the page is hidden or closed, and when the screen
 * goes, as it does when a session ends.
 * @param work what to keep; null when everything is saved
 * @returns whether the browser keeps it
 */
export function useAutosave(work: Work | null, id: string, isNew: boolean): boolean {
  const [works, setWorks] = useState(true);
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  }, [work]);
  const wasUnsaved = useRef(false);

  useEffect(() => {
    if (work === null) {
      // Only what this screen kept: an offer to recover is not this screen's to forget.
      if (wasUnsaved.current) forgetDraft(id, isNew);
      wasUnsaved.current = false;
      return;
    }
    wasUnsaved.current = true;
    const timer = setTimeout(() => setWorks(keepDraft(work, isNew)), REST_MS);
    return () => clearTimeout(timer);
  }, [work, id, isNew]);

  useEffect(() => {
    const keepNow = () => {
      if (latest.current) keepDraft(latest.current, isNew);
    };
    addEventListener("pagehide", keepNow);
    document.addEventListener("visibilitychange", keepNow);
    return () => {
      keepNow();
      removeEventListener("pagehide", keepNow);
      document.removeEventListener("visibilitychange", keepNow);
    };
  }, [isNew]);
  return works;
}
