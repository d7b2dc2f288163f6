/** What a spreadsheet may take for a formula, or what hides one (SECURITY 3.10, T22). */
const FORMULA_START = /^[=+\-@\t\r\0]/;

/**
 * One cell of an exported CSV: always quoted, and with an apostrophe before anything a spreadsheet could run.
 */
export function csvCell(value: string | number | boolean | Date | undefined): string {
  const text = value instanceof Date ? value.toISOString() : String(value ?? "");
  const safe = typeof value === "string" && FORMULA_START.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll("\0", "").replaceAll('"', '""')}"`;
}

/**
 * A CSV file that Excel opens with its accents right: UTF-8 with a byte order mark, CRLF line ends.
 * @param header names of the columns
 * @param rows cells in the order of the header
 */
export function csvFile(
  header: readonly string[],
  rows: Iterable<readonly (string | number | boolean | Date | undefined)[]>,
): string {
  const lines = [header.map(csvCell).join(",")];
  for (const row of rows) lines.push(row.map(csvCell).join(","));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}
