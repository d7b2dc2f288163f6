import type { CellValue, Column, FamilyData, ProductReference } from "./model.ts";
import { numberOf, shownUnit, shownValue } from "./shown-values.ts";

/** Minimum and maximum share one. */
export interface TableColumn {
  /** Columns of the data. */
  readonly names: readonly string[];
  readonly label: string;
  readonly letters: readonly string[];
  readonly unit: string | null;
  readonly isNumber: boolean;
}

/** Of rows with one choice, in the cell of that choice. */
export interface CellDetail {
  readonly label: string;
  readonly letter: string | null;
  readonly text: string;
}

export interface TableCell {
  /** "–" where the column does not apply. */
  readonly text: string;
  readonly details: readonly CellDetail[];
}

export interface TableRow {
  readonly reference: string;
  /** The first after another group. */
  readonly opensGroup: boolean;
  readonly cells: readonly TableCell[];
}

export interface FamilyTable {
  /** Without the reference and those with one value. */
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
}

export const NO_VALUE = "–";

/** Sorted by the first two columns, grouped by the first. */
export function familyTable(family: FamilyData): FamilyTable {
  const [, first, second] = family.columns;
  const parts = tablePartsOf(family);
  const references = family.references.toSorted(
    (a, b) => compared(first, a, b) || compared(second, a, b),
  );
  const groupOf = (one: ProductReference | undefined) => one?.values[first?.column ?? ""];
  return {
    columns: parts.map(({ column }) => column),
    rows: references.map((one, index) => ({
      reference: one.reference,
      opensGroup: index > 0 && groupOf(one) !== groupOf(references[index - 1]),
      cells: parts.map(({ cellOf }) => cellOf(one)),
    })),
  };
}

/** @returns the value that all rows have */
export function onlyValueOf({ references }: FamilyData, { column }: Column) {
  const [value, ...others] = new Set(references.map(({ values }) => values[column] ?? null));
  return others.length > 0 ? undefined : (value ?? undefined);
}

/** @returns columns that share a cell, without the reference and details */
export function columnGroups({ columns }: FamilyData): readonly (readonly Column[])[] {
  const own = columns.slice(1).filter((column) => !isDetail(column));
  const maximumOf = ({ column }: Column) =>
    column.includes("_min_")
      ? own.filter((one) => one.column === column.replace("_min_", "_max_"))
      : [];
  const maxima = own.flatMap(maximumOf);
  return own
    .filter((column) => !maxima.includes(column))
    .map((column) => [column, ...maximumOf(column)]);
}

/** "Altura mínima" and "Altura máxima" are "Altura". */
export function groupLabel([column, maximum]: readonly Column[]): string {
  const label = column?.label ?? "";
  return maximum === undefined ? label : label.replace(/ \S+$/, "");
}

interface TablePart {
  readonly column: TableColumn;
  readonly cellOf: (reference: ProductReference) => TableCell;
}

function tablePartsOf(family: FamilyData): TablePart[] {
  return columnGroups(family)
    .filter((group) => group.some((column) => onlyValueOf(family, column) === undefined))
    .map((group) => partOf(family, group));
}

const isDetail = ({ onlyFor }: Column) => onlyFor?.values.length === 1;

function partOf(family: FamilyData, shown: readonly Column[]): TablePart {
  const [column, maximum] = shown;
  if (column === undefined) throw new Error("A part of a table has no column");
  const textsOf = shown.map((one) => textsIn(family, one, maximum !== undefined));
  const details = family.columns
    .filter((one) => isDetail(one) && one.onlyFor?.column === column.column)
    .map((one) => ({ one, texts: textsIn(family, one) }));
  return {
    column: {
      names: shown.map((one) => one.column),
      label: groupLabel(shown),
      letters: shown.flatMap(({ letter }) => letter ?? []),
      unit: unitIn(family, column),
      isNumber: column.kind === "number",
    },
    cellOf: ({ values }) => {
      const texts = shown.flatMap((one, index) => textsOf[index]?.(values[one.column]) ?? []);
      return {
        text: texts.join(column.unit === "°C" ? " a " : "–") || NO_VALUE,
        details: details.flatMap(({ one, texts: detail }) => {
          const text = detail(values[one.column]);
          return text === undefined ? [] : [{ label: one.label, letter: one.letter, text }];
        }),
      };
    },
  };
}

function unitIn({ references }: FamilyData, column: Column) {
  return shownUnit(
    column,
    references.map(({ values }) => values[column.column] ?? null),
  );
}

function textsIn(family: FamilyData, column: Column, isRange = false) {
  const unit = unitIn(family, column);
  return (value: CellValue | undefined) =>
    value === null || value === undefined
      ? undefined
      : shownValue(column, value, unit, isRange && unit === "°C");
}

function compared(column: Column | undefined, a: ProductReference, b: ProductReference): number {
  if (column === undefined) return 0;
  const rank = ({ values }: ProductReference) => {
    const value = values[column.column] ?? "";
    const choice = column.choices.findIndex((one) => one.value === value);
    return choice < 0 ? (numberOf(value) ?? 0) : choice;
  };
  return rank(a) - rank(b);
}
