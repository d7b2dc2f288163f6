import { familyCards } from "#lib/catalogue-cards.ts";

/** The categories of the families, in the order of the badges after 'Todos'. */
export const CATEGORIES: readonly string[] = familyCards
  .toSorted((a, b) => a.badgePosition - b.badgePosition)
  .map(({ category }) => category);
