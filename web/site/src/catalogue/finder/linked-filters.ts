import { toSlug } from "domain/shared/slug";
import { familyFilters } from "../family-filters.ts";
import type { Column, FamilyData } from "../model.ts";
import { shownUnit, shownValue } from "../shown-values.ts";
import { COLUMN_OF, newtonsIn } from "./facet-columns.ts";
import { type FinderFamily, LINKED_FACETS, type LinkedFilter } from "./model.ts";

export function linkedFilters(family: FamilyData): FinderFamily["filters"] {
  const { filters } = familyFilters(family);
  return Object.fromEntries(
    LINKED_FACETS.flatMap((facet) =>
      family.columns
        .filter(({ column }) => COLUMN_OF[facet].includes(column))
        .flatMap((column) => {
          const filter = filters.find(({ slug }) => slug === toSlug(column.label));
          if (filter === undefined) return [];
          const { slug, isMinimum } = filter;
          const slugs = new Set(filter.values.map((value) => value.slug));
          const values = getPairs(family, column).filter(([, slug]) => slugs.has(slug));
          return [[facet, { slug, isMinimum, values } satisfies LinkedFilter]];
        }),
    ),
  );
}

function getPairs({ references }: FamilyData, column: Column): [string | number, string][] {
  const cells = references.map(({ values }) => values[column.column] ?? null);
  const unit = shownUnit(column, cells);
  return [...new Set(cells.filter((cell) => cell !== null))].map((cell) => {
    const value = typeof cell === "number" ? newtonsIn(column.column, cell) : cell;
    return [value, toSlug(shownValue(column, cell, unit))];
  });
}
