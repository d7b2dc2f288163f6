import type { Criterion, NumberFacet } from "functions/domain/catalogue/finder/model";
import { useDeferredValue, useEffect, useMemo } from "react";
import { EMPTY, isEmpty, toggled, withNumber, without } from "./state.ts";
import { useFinder } from "./use-finder.ts";
import { useFinderState } from "./use-finder-state.ts";

export type CatalogueFinder = ReturnType<typeof useCatalogueFinder>;

/** @param address of the index */
export function useCatalogueFinder(address: string) {
  const [state, change] = useFinderState();
  const { loading, load, retry } = useFinder(address);
  const isOn = !isEmpty(state);
  useEffect(() => {
    if (isOn) void load();
  }, [isOn, load]);

  const loaded = loading.status === "ready" ? loading.finder : null;
  // A letter is drawn before the references that it finds.
  const shown = useDeferredValue(state);
  const search = useMemo(
    () => (loaded && !isEmpty(shown) ? loaded.code.search(loaded.index, shown) : null),
    [loaded, shown],
  );
  /** Of the current text, also while an older one is shown. */
  const parsed = () => loaded?.code.search(loaded.index, state).parsed ?? null;

  return {
    state,
    isOn,
    loaded,
    search,
    hasFailed: loading.status === "failed",
    criteria: search?.criteria ?? state.chosen,
    counts: search?.found.counts,
    retry,
    onFocus: () => void load(),
    onText: (text: string) => change({ ...state, text: text.normalize("NFC") }, true),
    onToggle: (criterion: Criterion) => change(toggled(state, parsed(), criterion)),
    onNumber: (facet: NumberFacet, value: number | undefined) =>
      change(withNumber(state, facet, value), true),
    /** @param family slug, or null for all; a pressed one is released */
    onFamily: (family: string | null) => {
      const criteria = search?.criteria ?? state.chosen;
      const before = criteria.filter(({ facet }) => facet === "family");
      const rest = without(state, parsed(), before, []);
      const isReleased = before.length === 1 && before[0]?.value === family;
      if (family === null || isReleased) change(rest);
      else change({ ...rest, chosen: [...rest.chosen, { facet: "family", value: family }] });
    },
    onRemove: (criteria: readonly Criterion[], words: readonly string[]) =>
      change(without(state, parsed(), criteria, words)),
    onClear: () => {
      change(EMPTY);
      document.getElementById("q")?.focus();
    },
  };
}
