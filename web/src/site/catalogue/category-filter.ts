import { CATEGORIES, type Category } from "./categories.ts";

export const ALL = "Todos";

/** `/catalogo#categoria-ruedas` is the filtered catalog. */
export function anchorOf(category: Category | typeof ALL): string {
  return `categoria-${category.toLowerCase().replace(" ", "-")}`;
}

/** The category that is the :target hides other sheets, without JavaScript. */
export function filterStyles(): Record<string, object> {
  const styles: Record<string, object> = {};
  const selected = { bg: "brand.solid", color: "white", borderColor: "brand.solid" };
  const anyTarget = CATEGORIES.map((category) => `#${anchorOf(category)}:target`).join(", ");
  styles[`&:not(:has(${anyTarget})) a[href='#${anchorOf(ALL)}']`] = selected;
  for (const category of CATEGORIES) {
    const targeted = `&:has(#${anchorOf(category)}:target)`;
    styles[`${targeted} a[href='#${anchorOf(category)}']`] = selected;
    styles[`${targeted} [data-category]:not([data-category='${category}'])`] = { display: "none" };
  }
  return styles;
}
