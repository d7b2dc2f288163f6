import type { FilterKind } from "./filter-table.ts";

/** In the order of the marks of the rows. */
export interface LinkedFilter extends FilterKind {
  readonly slug: string;
  readonly links: readonly HTMLAnchorElement[];
  readonly chosen: Set<number>;
}

export function linkedFilters(area: HTMLElement): readonly LinkedFilter[] {
  return [...area.querySelectorAll<HTMLElement>("[data-filter]")].map((group) => {
    const links = [...group.querySelectorAll("a")];
    return {
      slug: group.dataset.filter ?? "",
      isMinimum: group.dataset.minimum !== undefined,
      size: links.length,
      links,
      chosen: new Set<number>(),
    };
  });
}

/** @param id of a link, with filter and value */
export function chooseById(filters: readonly LinkedFilter[], id: string): void {
  for (const { links, chosen } of filters) {
    const position = links.findIndex((link) => link.id === id);
    if (position >= 0) chosen.add(position);
  }
}

export function toggleLink(filters: readonly LinkedFilter[], link: HTMLAnchorElement): void {
  for (const { links, chosen, isMinimum } of filters) {
    const position = links.indexOf(link);
    if (position < 0) continue;
    const isChosen = chosen.has(position);
    if (isMinimum) chosen.clear();
    if (isChosen) chosen.delete(position);
    else chosen.add(position);
  }
}

export function showChosen(filters: readonly LinkedFilter[]): void {
  for (const { links, chosen } of filters)
    links.forEach((link, value) => {
      link.setAttribute("role", "button");
      link.setAttribute("aria-pressed", String(chosen.has(value)));
    });
}

export function showCounts(
  filters: readonly LinkedFilter[],
  counts: readonly (readonly number[])[],
): void {
  filters.forEach(({ links, chosen }, filter) => {
    links.forEach((link, value) => {
      const count = counts[filter]?.[value] ?? 0;
      link.setAttribute("aria-disabled", String(count === 0 && !chosen.has(value)));
      link.querySelector("small")?.replaceChildren(String(count));
    });
  });
}
