/** A row of the template: text in the site's language that a first import can show at once. */
const ROWS = [
  ["title", "suggested_url", "content"],
  [
    "Cómo elegir un pie nivelador",
    "como-elegir-un-pie-nivelador",
    '<p>La primera línea es el extracto si no hay columna de extracto.</p>\n<h2>Un apartado</h2>\n<p>El contenido es HTML; las comillas se escriben "dobles".</p>',
  ],
  [
    "Una segunda entrada, con dirección automática",
    "",
    "<p>Sin dirección sugerida, sale del título.</p>",
  ],
] as const;

/**
 * The CSV template as text. It begins with a byte order mark, so that Excel opens it as UTF-8; our own parser drops it.
 */
export function templateCsv(): string {
  const lines = ROWS.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(","));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}
