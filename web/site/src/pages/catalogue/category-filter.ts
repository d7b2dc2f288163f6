import { slugOf } from "domain/shared/slug";
import { CATEGORIES } from "./categories.ts";

export const ALL = "Todos";

/** `/catalogo#categoria-ruedas` is the filtered catalog. */
export function anchorOf(category: string): string {
  return `categoria-${slugOf(category)}`;
}

const pageWith = (category: string) => `main:has(#${anchorOf(category)}:target) &`;

/** The category that is the :target hides other sheets, without JavaScript. */
export function sheetStyles(): Record<string, object> {
  return Object.fromEntries(
    CATEGORIES.map((category) => [
      `${pageWith(category)} [data-category]:not([data-category='${category}'])`,
      { display: "none" },
    ]),
  );
}

/** The badge of the category that is the :target. */
export function badgeStyles(): Record<string, object> {
  const selected = { bg: "brand.solid", color: "white", borderColor: "brand.solid" };
  const anyTarget = CATEGORIES.map((category) => `#${anchorOf(category)}:target`).join(", ");
  return Object.fromEntries([
    [`main:not(:has(${anyTarget})) & a[href='#${anchorOf(ALL)}']`, selected],
    ...CATEGORIES.map((category) => [
      `${pageWith(category)} a[href='#${anchorOf(category)}']`,
      selected,
    ]),
  ]) as Record<string, object>;
}
