import type { CellValue, Column, FamilyData, ProductReference } from "./model.ts";
import { parseNumber, shownUnit, shownValue } from "./shown-values.ts";

/** Minimum and maximum share one. */
export interface TableColumn {
  /** The columns of the CSV file whose values the column shows. */
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
  const parts = toTableParts(family);
  const references = family.references.toSorted(
    (a, b) => compared(first, a, b) || compared(second, a, b),
  );
  const getGroup = (reference: ProductReference | undefined) =>
    reference?.values[first?.column ?? ""];
  return {
    columns: parts.map(({ column }) => column),
    rows: references.map((reference, index) => ({
      reference: reference.reference,
      opensGroup: index > 0 && getGroup(reference) !== getGroup(references[index - 1]),
      cells: parts.map(({ toCell }) => toCell(reference)),
    })),
  };
}

/** @returns the value that all rows have */
export function findOnlyValue({ references }: FamilyData, { column }: Column) {
  const [value, ...others] = new Set(references.map(({ values }) => values[column] ?? null));
  return others.length > 0 ? undefined : (value ?? undefined);
}

/** @returns columns that share a cell, without the reference and details */
export function columnGroups({ columns }: FamilyData): readonly (readonly Column[])[] {
  const own = columns.slice(1).filter((column) => !isDetail(column));
  const findMaximum = ({ column }: Column) =>
    column.includes("_min_")
      ? own.filter((maximumColumn) => maximumColumn.column === column.replace("_min_", "_max_"))
      : [];
  const maxima = own.flatMap(findMaximum);
  return own
    .filter((column) => !maxima.includes(column))
    .map((column) => [column, ...findMaximum(column)]);
}

/** "Altura mínima" and "Altura máxima" are "Altura". */
export function groupLabel([column, maximum]: readonly Column[]): string {
  const label = column?.label ?? "";
  return maximum === undefined ? label : label.replace(/ \S+$/, "");
}

interface TablePart {
  readonly column: TableColumn;
  readonly toCell: (reference: ProductReference) => TableCell;
}

function toTableParts(family: FamilyData): TablePart[] {
  return columnGroups(family)
    .filter((group) => group.some((column) => findOnlyValue(family, column) === undefined))
    .map((group) => toPart(family, group));
}

const isDetail = ({ onlyFor }: Column) => onlyFor?.values.length === 1;

function toPart(family: FamilyData, shownColumns: readonly Column[]): TablePart {
  const [column, maximum] = shownColumns;
  if (column === undefined) throw new Error("A part of a table has no column");
  const columnTexts = shownColumns.map((shownColumn) =>
    textsIn(family, shownColumn, maximum !== undefined),
  );
  const details = family.columns
    .filter(
      (detailColumn) => isDetail(detailColumn) && detailColumn.onlyFor?.column === column.column,
    )
    .map((detailColumn) => ({ detailColumn, texts: textsIn(family, detailColumn) }));
  return {
    column: {
      names: shownColumns.map((shownColumn) => shownColumn.column),
      label: groupLabel(shownColumns),
      letters: shownColumns.flatMap(({ letter }) => letter ?? []),
      unit: unitIn(family, column),
      isNumber: column.kind === "number",
    },
    toCell: ({ values }) => {
      const texts = shownColumns.flatMap(
        (shownColumn, index) => columnTexts[index]?.(values[shownColumn.column]) ?? [],
      );
      return {
        text: texts.join(column.unit === "°C" ? " a " : "–") || NO_VALUE,
        details: details.flatMap(({ detailColumn, texts: detail }) => {
          const text = detail(values[detailColumn.column]);
          return text === undefined
            ? []
            : [{ label: detailColumn.label, letter: detailColumn.letter, text }];
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
    const choice = column.choices.findIndex((detailColumn) => detailColumn.value === value);
    return choice < 0 ? (parseNumber(value) ?? 0) : choice;
  };
  return rank(a) - rank(b);
}
