import type { Match } from "functions/domain/calculators/result";
import type { Result, TableColumn } from "./views.ts";

export function tableOf<Row extends { readonly reference: string }>(
  references: readonly Match<Row>[],
  columns: readonly TableColumn<Row>[],
): Pick<Result, "columns" | "rows"> {
  return {
    columns,
    rows: references.map(({ row, reserve }) => ({
      reference: row.reference,
      reserve,
      cells: columns.map(({ text }) => text(row)),
    })),
  };
}
