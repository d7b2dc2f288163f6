import entries from "../../web/site/catalogue/families.json" with { type: "json" };
import type { FamilyText } from "./read-families.ts";

/** The builds of the web keep nothing else of an entry (web/kit/build/family-names.ts). */
export type FamilyNaming = Pick<FamilyText, "slug" | "tag">;

/** What every side knows of the families of products, in the order of the catalog. */
export const FAMILIES: readonly FamilyNaming[] = entries;

export const isFamily = (slug: string) => FAMILIES.some((family) => family.slug === slug);
