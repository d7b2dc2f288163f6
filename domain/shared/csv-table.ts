export interface CsvTable {
  readonly header: readonly string[];
  readonly rows: readonly CsvRow[];
  /** Of this site's own export. */
  readonly isExport?: boolean;
}
export interface CsvRow {
  /** Excel's row number: from 1, with header and empty rows. */
  readonly line: number;
  readonly cells: readonly string[];
}
