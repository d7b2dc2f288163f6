/** Tells assistive technology which filter of the catalog is on; CSS selects it by `:target`. */
export function markCurrentFilter(page: Document): void {
  const links = [...page.querySelectorAll<HTMLAnchorElement>("[data-filters] a")];
  const [all] = links;
  if (all === undefined) return;
  const mark = () => {
    const current = links.find((link) => link.hash === location.hash) ?? all;
    for (const link of links) {
      if (link === current) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  };
  mark();
  window.addEventListener("hashchange", mark);
}
