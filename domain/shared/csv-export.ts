/** Start of a formula, also behind a separator. https://owasp.org/www-community/attacks/CSV_Injection */
const FORMULA_START = /(^|[,;\t\r\n])((?:[^\S\t\r\n]|")*)('*[=+\-@＝＋－＠])/g;
const ESCAPED_START = /(^|[,;\t\r\n])((?:[^\S\t\r\n]|")*)'('*[=+\-@＝＋－＠])/g;

const SEPARATOR = ";";

export function csvCell(value: string | number | boolean | Date | undefined): string {
  const text = value instanceof Date ? value.toISOString() : String(value ?? "");
  const plain = text.replaceAll("\0", "");
  const safe =
    typeof value === "number"
      ? plain.replace(".", ",")
      : typeof value === "string"
        ? withoutFormulas(plain)
        : plain;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** `withFormulas` restores every text. */
export function withoutFormulas(text: string): string {
  return text.replace(FORMULA_START, "$1$2'$3").replace(/^(?='*[\t\r])/, "'");
}

/** @param cell of our export, without quotes */
export function withFormulas(cell: string): string {
  return cell.replace(/^'(?='*[\t\r])/, "").replace(ESCAPED_START, "$1$2$3");
}

/** Excel expects a byte order mark and CRLF. */
export function csvFile(
  header: readonly string[],
  rows: Iterable<readonly (string | number | boolean | Date | undefined)[]>,
): string {
  const lines = [header.map(csvCell).join(SEPARATOR)];
  for (const row of rows) lines.push(row.map(csvCell).join(SEPARATOR));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}
