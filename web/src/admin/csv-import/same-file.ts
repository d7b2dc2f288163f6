import type { ImportRow } from "functions/domain/import-row";

/** A row that a job has stored, by the line of its file. */
export interface StoredRow {
  readonly line: number;
  readonly title: string;
}

/** What a job knows of its file. */
export interface JobRecord {
  readonly job_name: string;
  readonly total_records: number;
  readonly stored: readonly StoredRow[];
}

/**
 * Whether a file is the one that a job came from: as many rows, and every stored row with its title on its line.
 * @returns what differs, in words; undefined when nothing does
 */
export function differenceFrom(
  job: JobRecord,
  file: { readonly total: number; readonly rows: readonly ImportRow[] },
): string | undefined {
  const start = `This is not the file of “${job.job_name}”:`;
  if (file.total !== job.total_records) {
    return `${start} it has ${file.total} rows, and the job has ${job.total_records}.`;
  }
  const titles = new Map(file.rows.map((row) => [row.line, row.title]));
  const other = job.stored.find((row) => titles.get(row.line) !== row.title);
  if (!other) return undefined;
  return `${start} the job stored “${other.title}” from line ${other.line}, and the file holds something else there.`;
}
