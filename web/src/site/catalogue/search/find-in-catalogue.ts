import type { FoundFamily } from "functions/domain/catalogue/finder/find";
import type { Criterion, FinderIndex, FinderRow } from "functions/domain/catalogue/finder/model";
import { search } from "../finder/search.ts";
import { EMPTY, visibleText } from "../finder/state.ts";

export interface FoundInCatalogue {
  readonly total: number;
  /** The first. */
  readonly rows: readonly FinderRow[];
  /** With found references, otherwise those that the text names. */
  readonly families: readonly FoundFamily[];
  readonly criteria: readonly Criterion[];
  readonly words: readonly string[];
}

const ROWS = 5;

/** Finds what the catalog's finder finds for the same text. */
export function findInCatalogue(index: FinderIndex, text: string): FoundInCatalogue {
  const { found, criteria, conditions } = search(
    index,
    { ...EMPTY, text: visibleText(text) },
    ROWS,
  );
  const isNamed = (slug: string) =>
    criteria.some(({ facet, value }) => facet === "family" && value === slug);
  const named = index.families.filter(({ slug }) => isNamed(slug));
  return {
    total: found.total,
    rows: found.families.flatMap(({ rows }) => rows).slice(0, ROWS),
    families:
      found.total > 0 ? found.families : named.map((family) => ({ family, count: 0, rows: [] })),
    criteria,
    words: conditions.flatMap(({ word }) => word ?? []),
  };
}
