import type { Match } from "#calculators/result.ts";
import type { Listed, Result, TableColumn } from "./views.ts";

/** @param quantity pieces that the machine needs */
export function toTable<Row extends Listed>(
  references: readonly Match<Row>[],
  columns: readonly TableColumn<Row>[],
  quantity: number,
): Pick<Result, "columns" | "rows" | "quantity"> {
  return {
    quantity,
    columns,
    rows: references.map(({ row, reserve }) => ({
      reference: row.reference,
      family: row.family,
      reserve,
      cells: columns.map(({ text }) => text(row)),
    })),
  };
}
