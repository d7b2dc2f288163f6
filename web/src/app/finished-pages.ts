import type { Family } from "functions/domain/catalogue/model";
import type { CompactTable, PageData } from "#lib/page-data.ts";
import { type CalculatorId, normalPath, paths } from "#lib/paths.ts";
import { COLUMNS } from "#site/calculator/tables.ts";
import { catalogue } from "./product-tables.ts";
import type { SiteRoute } from "./site-route.ts";

const FAMILIES: ReadonlyMap<string, PageData> = new Map(
  catalogue.map((family) => [paths.family(family.slug), { kind: "family", family }]),
);

const CALCULATORS: ReadonlyMap<string, PageData> = new Map(
  (Object.keys(COLUMNS) as CalculatorId[]).map((id) => [
    paths.calculators[id],
    { kind: "calculator", tables: tablesFor(id) },
  ]),
);

/** @returns one address, or one for each family of products */
export function addressesOf({ path }: SiteRoute): readonly string[] {
  return path === paths.family("{familia}") ? [...FAMILIES.keys()] : [path];
}

/** @returns what the page shows of the product tables, or null */
export function dataOf(pathname: string): PageData {
  const path = normalPath(pathname);
  return FAMILIES.get(path) ?? CALCULATORS.get(path) ?? null;
}

function tablesFor(id: CalculatorId): readonly CompactTable[] {
  return catalogue
    .filter(({ calculator }) => calculator === id)
    .map((family) => compactTable(family, COLUMNS[id]));
}

function compactTable({ columns, references }: Family, wanted: readonly string[]): CompactTable {
  const kept = columns.filter(({ column }) => wanted.includes(column));
  return {
    columns: ["reference", ...kept.map(({ column }) => column)],
    rows: references.map(({ reference, values }) => [
      reference,
      ...kept.map(({ column, choices }) => {
        const value = values[column] ?? null;
        return choices.find((choice) => choice.value === value)?.label ?? value;
      }),
    ]),
  };
}
