/** A reference has at most one value of each. */
export const CHOICE_FACETS = ["thread", "shaft", "material", "seal", "ip"] as const;
export type ChoiceFacet = (typeof CHOICE_FACETS)[number];

export function byFacet<Value>(
  read: (facet: ChoiceFacet) => Value,
): Readonly<Record<ChoiceFacet, Value>> {
  const entries = CHOICE_FACETS.map((facet) => [facet, read(facet)]);
  return Object.fromEntries(entries) as Record<ChoiceFacet, Value>;
}

/** Diameters are mm, the load N, temperatures °C. */
export type NumberFacet = "size" | "diameter_from" | "diameter_to" | "load" | "cold" | "heat";

/** Alternatives when several have the same facet; a value is a slug. */
export interface ChoiceCriterion {
  readonly facet: ChoiceFacet | "family";
  readonly value: string;
}

export interface NumberCriterion {
  readonly facet: NumberFacet;
  readonly value: number;
}

export type Criterion = ChoiceCriterion | NumberCriterion;

export interface FinderValue {
  /** In addresses. */
  readonly slug: string;
  readonly text: string;
  /** Of the table. */
  readonly value: string;
}

export const LINKED_FACETS = [...CHOICE_FACETS, "diameter", "load", "heat"] as const;
export type LinkedFacet = (typeof LINKED_FACETS)[number];

/** A filter of the family's page. */
export interface LinkedFilter {
  readonly slug: string;
  readonly isMinimum: boolean;
  /** Value in the unit of the criterion, and its slug. */
  readonly values: readonly (readonly [value: string | number, slug: string])[];
}

export interface FinderFamily {
  readonly slug: string;
  readonly category: string;
  readonly name: string;
  readonly image: string;
  readonly total: number;
  readonly filters: Readonly<Partial<Record<LinkedFacet, LinkedFilter>>>;
}

/** Lists instead of names keep the file of thousands of references small. */
export type FinderRow = readonly [
  reference: string,
  /** Position. */
  family: number,
  /** Positions of the values of `CHOICE_FACETS`, -1 without one. */
  choices: readonly number[],
  diameter: number | null,
  load: number | null,
  cold: number | null,
  heat: number | null,
  /** Positions. */
  texts: readonly number[],
];

export type FinderValues = Readonly<Record<ChoiceFacet, readonly FinderValue[]>>;

export interface FinderIndex {
  /** In the order of the catalog. */
  readonly families: readonly FinderFamily[];
  readonly values: FinderValues;
  readonly texts: readonly string[];
  readonly rows: readonly FinderRow[];
}

export type FacetCounts = Readonly<Record<ChoiceFacet | "family", readonly number[]>>;

/** What the finder shows before its index is loaded. */
export interface FinderStart {
  readonly families: readonly Pick<FinderFamily, "slug" | "category">[];
  readonly values: FinderValues;
  readonly counts: FacetCounts;
}

/** Load of a mass in newtons, rounded down as in the tables. */
export function newtonsOf(kilograms: number): number {
  return Math.floor(kilograms * 9.81);
}
