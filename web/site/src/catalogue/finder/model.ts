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

/** A choice of the visitor, by the slug of its value. */
export interface ChoiceCriterion {
  readonly facet: ChoiceFacet | "family";
  readonly value: string;
}

export interface NumberCriterion {
  readonly facet: NumberFacet;
  readonly value: number;
  /** The load as it was asked for, when that was in kg. */
  readonly kilograms?: number;
}

export type Criterion = ChoiceCriterion | NumberCriterion;

export interface FinderValue {
  /** What addresses say for the value. */
  readonly slug: string;
  readonly text: string;
  /** The value as the table of the family has it. */
  readonly value: string;
}

export const LINKED_FACETS = [...CHOICE_FACETS, "diameter", "load", "heat"] as const;
export type LinkedFacet = (typeof LINKED_FACETS)[number];

export interface LinkedFilter {
  readonly slug: string;
  readonly isMinimum: boolean;
  readonly values: readonly (readonly [value: string | number, slug: string])[];
}

export interface FinderFamily {
  readonly slug: string;
  readonly category: string;
  /** Among the buttons, which have another order than the catalog. */
  readonly badgePosition: number;
  readonly name: string;
  readonly image: string;
  readonly total: number;
  /** Loads are shown in kg, as those of wheels are asked for. */
  readonly isInKilograms?: boolean;
  readonly filters: Readonly<Partial<Record<LinkedFacet, LinkedFilter>>>;
}

/** Without names, to keep the file small. */
export type FinderRow = readonly [
  reference: string,
  /** The place of the family in the index. */
  family: number,
  /** In `CHOICE_FACETS`, or -1. */
  choices: readonly number[],
  diameter: number | null,
  load: number | null,
  cold: number | null,
  heat: number | null,
  /** The places of its texts in the index. */
  texts: readonly number[],
];

export type FinderValues = Readonly<Record<ChoiceFacet, readonly FinderValue[]>>;

/** A row of web/site/catalogue/synonyms.csv: words of the trade with what they stand for. All texts are folded. */
export interface Synonym {
  readonly words: readonly string[];
  readonly criteria: readonly ChoiceCriterion[];
  /** Texts of references, one of which is enough. */
  readonly texts: readonly string[];
  /** True of all references, as "inox". */
  readonly isOfAll?: boolean;
  /** Left out where it would leave nothing. */
  readonly isOptional?: boolean;
  /** A sentence that visitors see with what was found. */
  readonly note?: string;
}

export interface FinderIndex {
  /** In the order of the catalog. */
  readonly families: readonly FinderFamily[];
  readonly values: FinderValues;
  readonly texts: readonly string[];
  readonly rows: readonly FinderRow[];
  readonly synonyms: readonly Synonym[];
}

export type FacetCounts = Readonly<Record<ChoiceFacet | "family", readonly number[]>>;

export interface FinderStart {
  readonly families: readonly Pick<FinderFamily, "slug" | "category">[];
  readonly values: FinderValues;
  readonly counts: FacetCounts;
}

/** Rounded down, as in the tables. */
export function toNewtons(kilograms: number): number {
  return Math.floor(kilograms * 9.81);
}

/** @returns the whole kilograms that `toNewtons` made newtons of */
export function toKilograms(newtons: number): number {
  return Math.ceil(newtons / 9.81);
}
