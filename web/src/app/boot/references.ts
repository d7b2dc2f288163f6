import { afterLoad } from "./idle.ts";

/** Makes filters and order of a family's table instant; its page is complete without. */
export function startReferencesTable(root: HTMLElement): void {
  const area = root.querySelector<HTMLElement>("[data-references]");
  if (area === null) return;
  const load = async () => {
    try {
      (await import("#site/family/script/start.ts")).startReferences(area);
    } catch (error) {
      console.warn("The table's filters were not loaded", error);
    }
  };
  if (location.search === "") afterLoad(() => void load());
  else void load();
}
