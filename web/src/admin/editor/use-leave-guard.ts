import { useEffect, useRef } from "react";
import { type Blocker, useBlocker } from "react-router-dom";

/**
 * Holds whoever leaves with unsaved changes: links and Back inside the panel wait for an answer, and the browser asks
 * its own question before the page is closed or replaced.
 * @returns the navigation that waits, and `release`, which lets the next one pass
 */
export function useLeaveGuard(unsaved: boolean): {
  readonly waiting: Blocker;
  readonly release: () => void;
} {
  const released = useRef(false);
  const waiting = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && !released.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [unsaved]);
  return {
    waiting,
    release: () => {
      released.current = true;
    },
  };
}
