import { toSlug } from "domain/shared/slug";
import { familyTable } from "../family-table.ts";
import type { Catalogue, CellValue, Column, Family, ProductReference } from "../model.ts";
import { parseNumber, shownValue } from "../shown-values.ts";
import { COLUMN_OF, findLoad, numberIn } from "./facet-columns.ts";
import { linkedFilters } from "./linked-filters.ts";
import {
  byFacet,
  CHOICE_FACETS,
  type ChoiceFacet,
  type FinderIndex,
  type FinderRow,
  type FinderValue,
} from "./model.ts";

export function finderIndex(catalogue: Catalogue): FinderIndex {
  const values = byFacet((facet) => getValues(catalogue, facet));
  const texts = new Map<string, number>();
  return {
    families: catalogue.map((family) => ({
      slug: family.slug,
      category: family.category,
      badgePosition: family.badgePosition,
      name: family.name,
      image: family.image,
      total: family.references.length,
      ...(hasKilograms(family) ? { isInKilograms: true } : {}),
      filters: linkedFilters(family),
    })),
    values,
    rows: catalogue.flatMap((family, position) =>
      inTableOrder(family).map((reference): FinderRow => {
        const { values: cells } = reference;
        return [
          reference.reference,
          position,
          CHOICE_FACETS.map((facet) =>
            values[facet].findIndex(({ value }) => value === findChoice(facet, cells)),
          ),
          numberIn(cells, "diameter") ?? numberIn(cells, "shaft"),
          findLoad(cells),
          numberIn(cells, "cold"),
          numberIn(cells, "heat"),
          getTexts(family, reference).map((text) => positionIn(texts, text)),
        ];
      }),
    ),
    texts: [...texts.keys()],
    synonyms: [],
  };
}

const hasKilograms = ({ columns }: Family) =>
  columns.some(({ column }) => COLUMN_OF.load.includes(column) && column.endsWith("_kg"));

function inTableOrder(family: Family): readonly ProductReference[] {
  const byName = new Map(family.references.map((reference) => [reference.reference, reference]));
  return familyTable(family).rows.flatMap(({ reference }) => byName.get(reference) ?? []);
}

function positionIn(texts: Map<string, number>, text: string): number {
  const position = texts.get(text) ?? texts.size;
  texts.set(text, position);
  return position;
}

export function findChoice(facet: ChoiceFacet, cells: Readonly<Record<string, CellValue>>) {
  const value = COLUMN_OF[facet].map((name) => cells[name] ?? null).find((cell) => cell !== null);
  return value === undefined ? undefined : String(value);
}

function getValues(catalogue: Catalogue, facet: ChoiceFacet): readonly FinderValue[] {
  const found = new Map<string, FinderValue>();
  for (const { columns, references } of catalogue)
    for (const column of columns.filter((column) => COLUMN_OF[facet].includes(column.column)))
      for (const cell of inOrder(column, references)) {
        // "AISI 316L (1.4404)" is AISI 316L in lists.
        const text = shownValue(column, cell, null).replace(/ \([^()]*\)$/, "");
        found.set(String(cell), { slug: toSlug(text), text, value: String(cell) });
      }
  return [...found.values()].sort(
    (a, b) =>
      (parseNumber(a.value) ?? 0) - (parseNumber(b.value) ?? 0) || parseAmount(a) - parseAmount(b),
  );
}

const parseAmount = ({ value }: FinderValue) => (/^\d/.test(value) ? Number.parseFloat(value) : 0);

function inOrder({ column, choices }: Column, references: readonly ProductReference[]) {
  const cells = new Set(references.flatMap(({ values }) => values[column] ?? []));
  const knownValues = choices.map(({ value }) => value).filter((value) => cells.has(value));
  return knownValues.length > 0 ? knownValues : [...cells];
}

const SHOWN_APART = new Set(CHOICE_FACETS.flatMap((facet) => COLUMN_OF[facet]));

/** As "Freno total"; what a reference lacks is left out. */
function getTexts({ columns }: Family, { values }: ProductReference): string[] {
  return columns.flatMap((column) => {
    const cell = values[column.column];
    if (typeof cell !== "string" || column.column === "reference") return [];
    if (SHOWN_APART.has(column.column) || cell === "No" || cell.startsWith("Sin ")) return [];
    if (cell === "Sí") return column.label;
    const text = shownValue(column, cell, null);
    return /\d/.test(text) ? `${column.label} ${text}` : text;
  });
}
