import { isSameCriterion } from "#catalogue/finder/criterion.ts";
import type { ChoiceFacet, Criterion, FacetCounts, NumberFacet } from "#catalogue/finder/model.ts";
import { showOffline } from "#ui/status-message.ts";
import { counted, references } from "./counted.ts";
import { fromShown, numberIn, toShown } from "./state.ts";

interface PanelEvents {
  readonly onToggle: (criterion: Criterion) => void;
  readonly onNumber: (facet: NumberFacet, value: number | undefined) => void;
  readonly onClear: () => void;
}

/** @returns what ends listening */
export function listenToPanel(
  panel: HTMLElement,
  { onToggle, onNumber, onClear }: PanelEvents,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  function clear() {
    // The state has no number that cannot be read.
    for (const input of panel.querySelectorAll("input")) {
      input.value = "";
      input.setAttribute("aria-invalid", "false");
    }
    onClear();
  }
  panel.addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      if (button === null || button.getAttribute("aria-disabled") === "true") return;
      const { action, facet } = button.dataset;
      if (action === "clear") clear();
      if (action === "copy")
        import("./copy-address.ts").then(
          (m) => m.copyAddress(),
          () => showOffline(),
        );
      if (facet !== undefined) onToggle(toCriterion(button));
    },
    { signal },
  );
  panel.addEventListener(
    "input",
    ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      const facet = target.name as NumberFacet;
      const value = numberIn(facet, target.value);
      const isWrong = target.value.trim() !== "" && value === undefined;
      target.setAttribute("aria-invalid", String(isWrong));
      onNumber(facet, value === undefined ? value : fromShown(facet, value));
    },
    { signal },
  );
  return () => listening.abort();
}

interface PanelState {
  /** Also those of the text. */
  readonly criteria: readonly Criterion[];
  readonly chosen: readonly Criterion[];
  /** Without them those of all references are shown. */
  readonly counts: FacetCounts | undefined;
  /** Of references; undefined while it is not known, null without a search. */
  readonly total: number | null | undefined;
}

/** The panel is finished HTML, so that its code is not loaded. */
export function showInPanel(
  panel: HTMLElement,
  { criteria, chosen, counts, total }: PanelState,
): void {
  const positions = new Map<string, number>();
  for (const button of panel.querySelectorAll<HTMLButtonElement>("button[data-facet]")) {
    const criterion = toCriterion(button);
    const at = positions.get(criterion.facet) ?? 0;
    positions.set(criterion.facet, at + 1);
    const largest = Number(button.dataset.total);
    const count = counts?.[criterion.facet][at] ?? largest;
    const isChosen = criteria.some((shownCriterion) => isSameCriterion(shownCriterion, criterion));
    button.setAttribute("aria-pressed", String(isChosen));
    button.setAttribute("aria-disabled", String(count === 0 && !isChosen));
    const shown = button.querySelector("small");
    if (shown !== null) shown.textContent = counted(count, largest);
  }
  for (const input of panel.querySelectorAll("input")) {
    const value = chosen.find(({ facet }) => facet === input.name)?.value;
    const shown = typeof value === "number" ? toShown(input.name as NumberFacet, value) : undefined;
    // "12," on the way to "12,5" stays.
    if (numberIn(input.name as NumberFacet, input.value) === shown) continue;
    input.value = shown === undefined ? "" : String(shown).replace(".", ",");
    input.setAttribute("aria-invalid", "false");
  }
  const number = panel.querySelector("button b");
  const count = criteria.filter(({ facet }) => facet !== "family").length;
  if (number !== null) number.textContent = count > 0 ? String(count) : "";
  const found = panel.querySelector<HTMLElement>("span[data-total]");
  if (found !== null)
    found.textContent =
      total === undefined ? "resultados" : references(total ?? Number(found.dataset.total));
}

function toCriterion({ dataset, value }: HTMLButtonElement) {
  return { facet: dataset.facet as ChoiceFacet, value };
}
