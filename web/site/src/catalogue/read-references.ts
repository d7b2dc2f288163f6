import { REFERENCE } from "domain/catalogue/names";
import type { Column, ProductReference } from "./model.ts";
import { cellFault, readTable, type Sheet, type TableRow } from "./read-table.ts";

/** Figures that follow from others of their row. */
const DERIVED = [
  {
    column: "stroke_mm",
    from: ["height_max_mm", "height_min_mm"],
    value: (max = 0, min = 0) => Math.round((max - min) * 10) / 10,
  },
  { column: "dynamic_load_n", from: ["load_kg"], value: (kg = 0) => Math.floor(kg * 9.81) },
];

/** @param places of all families' references; new ones are added */
export function readReferences(
  family: string,
  sheet: Sheet,
  columns: readonly Column[],
  places: Map<string, string>,
): { readonly references: readonly ProductReference[]; readonly faults: readonly string[] } {
  const { rows, faults } = readTable(sheet, columns);
  const found = rows.map((row) => {
    const { reference, ...values } = row.values;
    return { row, reference: { reference: String(reference), family, values } };
  });
  return {
    references: found.map(({ reference }) => reference),
    faults: [
      ...faults,
      ...found.flatMap(({ row, reference }) => [
        ...nameFaults(reference.reference, sheet, row, places),
        ...figureFaults(sheet, row),
      ]),
    ],
  };
}

function nameFaults(
  reference: string,
  sheet: Sheet,
  { line }: TableRow,
  places: Map<string, string>,
): string[] {
  const report = (reason: string) => [cellFault(sheet, line, "reference", reason)];
  if (!REFERENCE.test(reference)) {
    return report(`"${reference}" has more than capital letters and digits with "-" between them`);
  }
  const first = places.get(reference);
  if (first !== undefined) return report(`"${reference}" is already in ${first}`);
  places.set(reference, `${sheet.path}:${line}`);
  return [];
}

function figureFaults(sheet: Sheet, { line, values }: TableRow): string[] {
  const findNumber = (column: string) => {
    const value = values[column];
    return typeof value === "number" ? value : undefined;
  };
  const pairs = Object.keys(values).flatMap((column) => {
    const least = column.replace("_max_", "_min_");
    const [min, max] = [findNumber(least), findNumber(column)];
    if (least === column || min === undefined || max === undefined || min <= max) return [];
    return [cellFault(sheet, line, column, `${max} is less than ${least}, ${min}`)];
  });
  const derived = DERIVED.flatMap(({ column, from, value }) => {
    const own = findNumber(column);
    const others = from.map(findNumber);
    if (own === undefined || others.includes(undefined)) return [];
    const expected = value(...others);
    if (own === expected) return [];
    return [
      cellFault(
        sheet,
        line,
        column,
        `${own} is not ${expected}, which follows from ${from.join(" and ")}`,
      ),
    ];
  });
  return [...pairs, ...derived];
}
