import { atFirstUse } from "./first-use.ts";

/** Makes filters and order of a family's table instant once its page is used; it is complete without. */
export function startReferencesTable(root: HTMLElement): void {
  const area = root.querySelector<HTMLElement>("[data-references]");
  if (area === null) return;
  const load = () =>
    void import("#pages/family/script/start.ts")
      .then(({ startReferences }) => startReferences(area))
      .catch((error) => {
        console.warn("The table's filters were not loaded", error);
        area.dataset.whole = "";
      });
  if (/[?#]/.test(location.href)) load();
  else atFirstUse(load);
}
