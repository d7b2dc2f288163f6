import { slugOf } from "functions/domain/slug";
import { CATEGORIES, type Category } from "./product.ts";

/** Label of the badge that shows everything. */
export const ALL = "Todos";

/** Anchor of a category: the address `/catalogo#categoria-ruedas` is a filtered catalogue. */
export function anchorOf(category: Category | typeof ALL): string {
  return `categoria-${slugOf(category)}`;
}

/**
 * The filter as styles alone: the category whose anchor is the address's target hides the sheets of the others and
 * lights its badge. So it works before and without JavaScript, lives in the address and obeys the back button.
 * @returns a style object for the element around anchors, badges and sheets
 */
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
