/** The columns that an import reads; all others are ignored (CSV-07, CSV-08, G-45). */
export type CsvColumn = "title" | "content" | "suggested_url" | "excerpt" | "published" | "date";

/** Headers as they read after folding, with the column they stand for. */
const HEADERS: ReadonlyMap<string, CsvColumn> = new Map([
  ["title", "title"],
  ["titulo", "title"],
  ["content", "content"],
  ["contenido", "content"],
  ["suggested_url", "suggested_url"],
  ["url_sugerida", "suggested_url"],
  ["excerpt", "excerpt"],
  ["extracto", "excerpt"],
  ["resumen", "excerpt"],
  ["published", "published"],
  ["publicado", "published"],
  ["date", "date"],
  ["fecha", "date"],
]);

/** Position of each known column. Positions, so that a header such as '__proto__' is only a string. */
export type CsvColumns = Partial<Record<CsvColumn, number>>;

/** Finds the known columns of a header line; of two columns with one meaning the first counts. */
export function columnsOf(header: readonly string[]): CsvColumns {
  const columns: CsvColumns = {};
  for (const [position, cell] of header.entries()) {
    const column = HEADERS.get(folded(cell));
    if (column && columns[column] === undefined) columns[column] = position;
  }
  return columns;
}

/** Case, accents, byte order mark and the gap between words do not matter in a header. */
function folded(header: string): string {
  return header
    .replace(/^\ufeff/, "")
    .trim()
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/[\s_-]+/g, "_");
}

/** Reads one row by column; undefined when the file has no such column. */
export type Reader = (column: CsvColumn) => string | undefined;

export function readerOf(cells: readonly string[], columns: CsvColumns): Reader {
  return (column) => {
    const position = columns[column];
    return position === undefined ? undefined : (cells[position] ?? "");
  };
}
