import type { Family } from "#catalogue/model.ts";

/** What the site shows of a family outside its own page. */
export type FamilyCard = Pick<
  Family,
  | "id"
  | "slug"
  | "name"
  | "category"
  | "badgePosition"
  | "card"
  | "landing"
  | "image"
  | "altTexts"
  | "calculator"
  | "page"
>;

/**
 * In the order of the catalog. Each build fills it with web/site/catalogue (web/site/build/content-plugin.ts); visitors load it
 * only when a part of a finished page must be rendered anew.
 */
export const familyCards: readonly FamilyCard[] = [];
