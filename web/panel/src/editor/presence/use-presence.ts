import { useEffect, useState } from "react";
import { endEditing, noteEditing, ownUid, useEditors } from "#posts/data/post-editors.ts";

const RENEW_MS = 45_000;
const SILENCE_MS = 120_000;
const TICK_MS = 15_000;

/**
 * Notes that the own account has the post open, while the page is visible.
 * @returns the addresses of other administrators who have it open
 */
export function usePresence(postId: string): readonly string[] {
  const isNoted = useOwnNote(postId);
  const live = useEditors(postId);
  const editors = live.state === "ready" && !live.isLastKnown ? live.data : [];
  // The own note is among them, so the newest date is the server's time, whatever the own clock says.
  const newest = Math.max(0, ...editors.map(({ at }) => at.getTime()));
  const serverNow = newest + useElapsed(newest);
  if (!isNoted) return [];
  return editors
    .filter(({ uid, at }) => uid !== ownUid() && at.getTime() > serverNow - SILENCE_MS)
    .map(({ email }) => email)
    .toSorted();
}

function useOwnNote(postId: string): boolean {
  const [isNoted, setIsNoted] = useState(false);
  useEffect(() => {
    const note = () => {
      if (document.hidden) return;
      noteEditing(postId).then(
        () => setIsNoted(true),
        (error: unknown) => console.warn("The open editor could not be noted", error),
      );
    };
    const end = () => {
      endEditing(postId).catch((error: unknown) =>
        console.warn("The closed editor could not be noted", error),
      );
    };
    note();
    const timer = setInterval(note, RENEW_MS);
    document.addEventListener("visibilitychange", note);
    addEventListener("pagehide", end);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", note);
      removeEventListener("pagehide", end);
      end();
    };
  }, [postId]);
  return isNoted;
}

/** @returns milliseconds since `value` changed, in steps */
function useElapsed(value: number): number {
  const [elapsed, setElapsed] = useState({ value, ms: 0 });
  useEffect(() => {
    const since = performance.now();
    const timer = setInterval(() => setElapsed({ value, ms: performance.now() - since }), TICK_MS);
    return () => clearInterval(timer);
  }, [value]);
  return elapsed.value === value ? elapsed.ms : 0;
}
