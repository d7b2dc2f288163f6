import { type RefObject, useEffect } from "react";
import { listenToPanel, showInPanel } from "./panel.ts";
import type { Search } from "./search.ts";
import { EMPTY, type FinderState, isEmpty, toggled, withNumber } from "./state.ts";

/** @param search null before references are loaded */
export function usePanel(
  area: RefObject<HTMLElement | null>,
  state: FinderState,
  search: Search | null,
  change: (state: FinderState, isTyped?: boolean) => void,
): void {
  useEffect(() => {
    const panel = area.current;
    if (panel) void import("#ui/roving.ts").then((m) => m.startRoving(panel), console.warn);
  }, [area]);
  useEffect(() => {
    if (area.current === null) return;
    showInPanel(area.current, {
      chosen: state.chosen,
      criteria: search?.criteria ?? state.chosen,
      counts: search?.found.counts,
      total: isEmpty(state) ? null : search?.found.total,
    });
    // Of an older text the places are wrong.
    const parsed = search?.state.text === state.text ? search.parsed : null;
    return listenToPanel(area.current, {
      onToggle: (criterion) => change(toggled(state, parsed, criterion)),
      onClear: () => change(EMPTY),
      onNumber: (facet, value) => change(withNumber(state, facet, value), true),
    });
  }, [area, state, search, change]);
}
