import { useEffect, useRef } from "react";
import { type Blocker, useBlocker } from "react-router-dom";
import { isReloading } from "#ui/reload.ts";

/**
 * Blocks leaving with unsaved changes, inside the panel and by the browser's own dialog.
 * @returns the blocked navigation, and `release`, which lets the next one pass
 */
export function useLeaveGuard(unsaved: boolean): {
  readonly blocker: Blocker;
  readonly release: () => void;
} {
  const released = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && !released.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!released.current && !isReloading()) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [unsaved]);
  return {
    blocker,
    release: () => {
      released.current = true;
    },
  };
}
