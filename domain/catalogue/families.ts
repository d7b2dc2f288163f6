import entries from "../../web/site/catalogue/families.json" with { type: "json" };

/** The builds of the web keep nothing else of an entry (web/kit/build/family-names.ts). */
export interface FamilyNaming {
  readonly slug: string;
  readonly tag: {
    readonly name: string;
    readonly lead: string;
    readonly words: readonly string[];
    readonly except: readonly string[];
  };
}

/** What every side knows of the families of products, in the order of the catalog. */
export const FAMILIES: readonly FamilyNaming[] = entries;

export const isFamily = (slug: string) => FAMILIES.some((family) => family.slug === slug);
