import { criterionText } from "#catalogue/finder/criterion-text.ts";
import type { FoundFamily } from "#catalogue/finder/find.ts";
import type { FinderIndex, FinderRow } from "#catalogue/finder/model.ts";
import { relaxations } from "#catalogue/finder/relax.ts";
import { type Search, search } from "../finder/search.ts";
import { EMPTY, type FinderState, visibleText } from "../finder/state.ts";

export interface FoundInCatalogue {
  readonly search: Search;
  /** The first. */
  readonly rows: readonly FinderRow[];
  /** With found references, otherwise those that the text names. */
  readonly families: readonly FoundFamily[];
  /** Without some conditions there would be references. */
  readonly hasWays: boolean;
}

const ROWS = 5;

/** Finds what the catalog's finder finds for the same text. */
export function findInCatalogue(index: FinderIndex, text: string): FoundInCatalogue {
  const result = search(index, { ...EMPTY, text: visibleText(text) }, ROWS);
  const { found, criteria } = result;
  const isNamed = (slug: string) =>
    criteria.some(({ facet, value }) => facet === "family" && value === slug);
  const named = index.families.filter(({ slug }) => isNamed(slug));
  return {
    search: result,
    rows: found.families.flatMap(({ rows }) => rows).slice(0, ROWS),
    families:
      found.total > 0 ? found.families : named.map((family) => ({ family, count: 0, rows: [] })),
    hasWays: found.total === 0 && relaxations(index, result.conditions, 1).length > 0,
  };
}

/** @returns a text that asks for all of the state */
export function toText({ text, chosen }: FinderState, index: FinderIndex): string {
  return [text, ...chosen.map((criterion) => criterionText(criterion, index))].join(" ").trim();
}
