/** Makes filters and order of a family's table instant when it is near; its page is complete without. */
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
  if (location.search !== "") {
    void load();
    return;
  }
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      void load();
    },
    { rootMargin: "50%" },
  );
  near.observe(area);
}
