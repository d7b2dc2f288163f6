import type { PageContent } from "domain/articles/article-page";
import type { CalculatorId } from "#catalogue/calculator-ids.ts";
import type { FinderStart, FinderValues } from "#catalogue/finder/model.ts";
import type { CellValue, Family } from "#catalogue/model.ts";
import type { CleaningFacet } from "#cleaning/rules.ts";
import type { Variant } from "#cleaning/variants.ts";

/** Of web/site/src/app/finished-pages.ts. */
export interface FamilyData {
  readonly kind: "family";
  readonly family: Family;
  readonly drawing: string;
  /** Address of the finder's index. */
  readonly index: string;
}

export interface CatalogueData {
  readonly kind: "catalogue";
  /** How many families there are, and what for. */
  readonly lead: string;
  /** Address of the finder's index. */
  readonly index: string;
  readonly start: FinderStart;
}

export interface ListData {
  readonly kind: "list";
  /** Address of the finder's index. */
  readonly index: string;
  readonly families: readonly ListedFamily[];
}

export interface ListedFamily extends Pick<Family, "slug" | "name" | "image"> {
  readonly references: readonly string[];
}

/** Choices are their labels. */
export interface CompactTable {
  /** Slug. */
  readonly family: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly CellValue[])[];
}

export interface CalculatorField {
  readonly name: string;
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  readonly symbol?: string | undefined;
  readonly hint?: string | undefined;
  readonly limits?: string | undefined;
  readonly isHalf?: boolean | undefined;
  readonly initial: string;
  readonly inputMode: "decimal" | "numeric" | "text";
  readonly options?: readonly (readonly [string, string])[] | undefined;
}

export interface CalculatorGroup {
  readonly legend: string;
  readonly isOptional?: boolean | undefined;
  readonly fields: readonly CalculatorField[];
}

export interface CalculatorData {
  readonly kind: "calculator";
  readonly id: CalculatorId;
  readonly form: readonly CalculatorGroup[];
  readonly tables: readonly CompactTable[];
}

export interface CleaningData {
  readonly kind: "cleaning";
  readonly form: readonly CalculatorGroup[];
  readonly values: Pick<FinderValues, CleaningFacet>;
  readonly variants: readonly Variant[];
}

/** A scheme of /certificaciones. */
export interface Norm {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly description: string;
}

export interface SearchData {
  readonly kind: "search";
  /** Address of the finder's index. */
  readonly index: string;
  readonly families: readonly NamedFamily[];
  readonly norms: readonly Norm[];
}

export type NamedFamily = Pick<Family, "slug" | "name">;

export type PageData =
  | (PageContent & {
      readonly origin: string;
      /** Those that the article speaks of. */
      readonly families?: readonly NamedFamily[];
      /** Of these families, with an example filled in. The slug is the address. */
      readonly calculators?: readonly NamedFamily[];
    })
  | CatalogueData
  | FamilyData
  | CalculatorData
  | CleaningData
  | ListData
  | SearchData
  | null;
export type ArticlesData = Extract<PageData, { kind: "articles" }>;
export type ArticleData = Extract<PageData, { kind: "article" }>;

export interface PageProps {
  readonly data: PageData;
}

/** JSON that cannot end a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll(">", "\\u003e")
    .replaceAll("&", "\\u0026")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}
