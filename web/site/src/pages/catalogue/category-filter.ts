import { toSlug } from "domain/shared/slug";
import { CATEGORIES } from "./categories.ts";

export const ALL = "Todos";

/** `/catalogo#categoria-ruedas` is the filtered catalog. */
export function toAnchor(category: string): string {
  return `categoria-${toSlug(category)}`;
}

const pageWith = (category: string) => `main:has(#${toAnchor(category)}:target) &`;

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
  const anyTarget = CATEGORIES.map((category) => `#${toAnchor(category)}:target`).join(", ");
  return Object.fromEntries([
    [`main:not(:has(${anyTarget})) & a[href='#${toAnchor(ALL)}']`, selected],
    ...CATEGORIES.map((category) => [
      `${pageWith(category)} a[href='#${toAnchor(category)}']`,
      selected,
    ]),
  ]) as Record<string, object>;
}
