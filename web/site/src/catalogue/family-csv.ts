import { csvFile } from "domain/shared/csv-export";
import type { FamilyData } from "./model.ts";
import { shownValue } from "./shown-values.ts";

/** For Spanish spreadsheet programs, in the data's units. */
export function familyCsv({ columns, references }: FamilyData): string {
  const header = columns.map(({ label, letter, unit }) =>
    [label, letter, unit && `(${unit})`].filter((part) => part !== null).join(" "),
  );
  const rows = references.map(({ reference, values }) =>
    columns.map((column) => {
      const value = values[column.column] ?? undefined;
      if (column.column === "reference") return reference;
      return typeof value === "string" ? shownValue(column, value, null) : value;
    }),
  );
  return csvFile(header, rows);
}
