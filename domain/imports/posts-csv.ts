import { withFormulas } from "../shared/csv-export.ts";
import type { CsvTable } from "../shared/csv-table.ts";

/** Begins with the import's columns, so exports can be imported. */
export const POSTS_CSV_HEADER = [
  "title",
  "suggested_url",
  "content",
  "excerpt",
  "published",
  "date",
  "content_format",
  "featured_image_url",
  "meta_title",
  "meta_description",
  "labels",
  "author_name",
  "view_count",
  "id",
] as const;

/** Only the export has these columns. */
const MARKS = ["content_format", "view_count"];

export function isPostsExport(header: readonly string[]): boolean {
  return MARKS.every((name) => header.includes(name));
}

/** Removes the export's apostrophes before formulas; other files keep theirs. */
export function withoutExportEscapes(table: CsvTable): CsvTable {
  if (!isPostsExport(table.header)) return table;
  return {
    isExport: true,
    header: table.header,
    rows: table.rows.map((row) => ({ ...row, cells: row.cells.map(withFormulas) })),
  };
}
