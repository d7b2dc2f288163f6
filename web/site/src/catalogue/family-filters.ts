import { toSlug } from "domain/shared/slug";
import type { CellValue, Column, FamilyData } from "./model.ts";
import { parseNumber, shownUnit, shownValue } from "./shown-values.ts";

export interface FilterValue {
  /** What addresses say for the value. */
  readonly slug: string;
  readonly text: string;
  /** References that have or reach it. */
  readonly count: number;
}

export interface Filter {
  /** What addresses say for the filter. */
  readonly slug: string;
  readonly label: string;
  readonly letter: string | null;
  readonly unit: string | null;
  /** Its values are the least that a reference must have. */
  readonly isMinimum: boolean;
  readonly values: readonly FilterValue[];
}

export interface FamilyFilters {
  readonly filters: readonly Filter[];
  /** By reference the position of its value in each filter, or -1. */
  readonly marks: ReadonlyMap<string, readonly number[]>;
}

/** More minima are thinned out. */
const MAX_MINIMA = 6;

export function familyFilters(family: FamilyData): FamilyFilters {
  const parts = family.columns
    .filter(({ filter }) => filter)
    .map((column) => toPart(family, column))
    .filter(({ filter }) => filter.values.length > 1);
  return {
    filters: parts.map(({ filter }) => filter),
    marks: new Map(
      family.references.map(({ reference, values }) => [
        reference,
        parts.map(({ column, getMark }) => getMark(values[column.column] ?? null)),
      ]),
    ),
  };
}

function toPart({ references }: FamilyData, column: Column) {
  const cells = references.map(({ values }) => values[column.column] ?? null);
  const isMinimum = column.kind === "number" && !column.letter?.startsWith("d");
  const all = [...new Set(cells.filter((value) => value !== null))].sort(
    (a, b) => getRank(column, a) - getRank(column, b),
  );
  const values = isMinimum ? thinnedOut(all) : all;
  const unit = shownUnit(column, cells);
  const getMark = (cell: CellValue) =>
    cell === null
      ? -1
      : isMinimum
        ? values.findLastIndex((value) => value <= cell)
        : values.indexOf(cell);
  const marks = cells.map(getMark);
  const filter: Filter = {
    slug: toSlug(column.label),
    label: column.label,
    letter: column.letter,
    unit,
    isMinimum,
    values: values.map((value, index) => {
      const text = shownValue(column, value, unit);
      const count = marks.filter((mark) => (isMinimum ? mark >= index : mark === index)).length;
      return { slug: toSlug(text), text: isMinimum ? `≥ ${text}` : text, count };
    }),
  };
  return { column, filter, getMark };
}

function getRank({ choices }: Column, value: string | number): number {
  const choice = choices.findIndex((choice) => choice.value === value);
  return choice < 0 ? (parseNumber(value) ?? 0) : choice;
}

/** @returns six values at most, with the first and the last */
function thinnedOut<Value>(values: readonly Value[]): readonly Value[] {
  const last = values.length - 1;
  if (last < MAX_MINIMA) return values;
  const steps = Array.from({ length: MAX_MINIMA }, (_, step) =>
    Math.round((step * last) / (MAX_MINIMA - 1)),
  );
  return values.filter((_, index) => steps.includes(index));
}
