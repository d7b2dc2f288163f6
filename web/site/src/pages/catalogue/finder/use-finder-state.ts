import { useCallback, useLayoutEffect, useState } from "react";
import { EMPTY, type FinderState, isEmpty, readState, toQuery } from "./state.ts";

/** Finished HTML has no query: the address is read, then typed text is passed on. */
export function useFinderState() {
  const [state, setState] = useState(EMPTY);
  useLayoutEffect(() => {
    const read = () => {
      const next = readState(location.search);
      // An equal one, another object, would draw the whole catalogue again.
      setState((before) => (toQuery(before) === toQuery(next) ? before : next));
    };
    read();
    window.addEventListener("popstate", read);
    return () => window.removeEventListener("popstate", read);
  }, []);

  /** Typing changes one entry of the history, and each choice adds one. */
  const change = useCallback((next: FinderState, isTyped = false) => {
    setState(next);
    const query = toQuery(next);
    if (query === toQuery(readState(location.search))) return;
    const isStart = isEmpty(readState(location.search));
    const address = location.pathname + query + location.hash;
    if (isTyped && !isStart) history.replaceState(history.state, "", address);
    else history.pushState(null, "", address);
  }, []);
  return [state, change] as const;
}
