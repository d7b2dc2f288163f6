import type { CsvColumn } from "domain/imports/csv-row";
import { isPostsExport, withoutExportEscapes } from "domain/imports/posts-csv";
import { findColumns } from "domain/imports/validate-csv";
import { withoutFormulas } from "domain/shared/csv-export";
import { hasText, parseCsv, splitStart } from "kit/csv/parse-csv";
import Papa from "papaparse";
import { FIELDS, rememberColumns, rememberedColumns } from "../file/column-choice.ts";

/** A field without a column in the file is missing. */
export type RowFields = Readonly<Partial<Record<CsvColumn, string>>>;

export interface CsvRow {
  readonly line: number;
  readonly fields: RowFields;
}

/** @returns the rows below the header; none when the text cannot be parsed */
export function readRows(text: string): readonly CsvRow[] {
  const parsed = parseCsv(text);
  if (!parsed.ok) return [];
  const { header, rows } = withoutExportEscapes({ header: parsed.header.cells, rows: parsed.rows });
  const columns = Object.entries(rememberedColumns(header) ?? findColumns(header));
  return rows.map(({ line, cells }) => ({
    line,
    fields: Object.fromEntries(columns.map(([field, position]) => [field, cells[position] ?? ""])),
  }));
}

/**
 * @param row number below the header, from 0, without empty rows
 * @returns the text with the changed row; a column that is missing is added, also to a remembered choice
 */
export function withRow(
  text: string,
  row: number,
  changes: RowFields,
  options: { readonly publish: boolean },
): string {
  const { start, records, delimiter } = parseRecords(text);
  const filled = records.filter(hasText);
  const [header = [], ...rows] = filled;
  const rememberedChoice = rememberedColumns(header);
  const columns = { ...(rememberedChoice ?? findColumns(header)) };
  const isExport = isPostsExport(header);
  const changed = rows[row] ?? [];
  for (const field of FIELDS) {
    const value = changes[field];
    if (value === undefined) continue;
    let position = columns[field];
    if (position === undefined) {
      position = Math.max(...filled.map((cells) => cells.length));
      columns[field] = position;
      header[position] = field;
      // An empty cell means a draft, and no cell what the switch says.
      const others = field === "published" ? String(options.publish) : "";
      for (const cells of rows) cells[position] = others;
    }
    changed[position] = isExport ? withoutFormulas(value) : value;
  }
  if (rememberedChoice)
    rememberColumns(
      Array.from(header, (cell) => cell ?? ""),
      columns,
    );
  const complete = records.map((cells) => Array.from(cells, (cell) => cell ?? ""));
  return start + Papa.unparse(complete, { delimiter, newline: "\n", quotes: true });
}

function parseRecords(text: string) {
  const { start, body, delimiter } = splitStart(text);
  const { data } = Papa.parse<string[]>(body, { delimiter, newline: "\n", quoteChar: '"' });
  const records = data.map((cells) => (cells.length === 1 && cells[0] === "" ? [] : cells));
  return { start, delimiter, records };
}
