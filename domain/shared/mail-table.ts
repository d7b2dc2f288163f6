import { xmlText } from "./xml.ts";

const CELL = 'style="padding:4px 12px;border:1px solid #ccc;text-align:left"';

type Cells = readonly string[];

/** @param rows plain text */
export function htmlTable(header: Cells, rows: readonly Cells[]): string {
  const toRow = (tag: "th" | "td", cells: Cells) =>
    `<tr>${cells.map((text) => `<${tag} ${CELL}>${xmlText(text)}</${tag}>`).join("")}</tr>`;
  const body = rows.map((cells) => toRow("td", cells)).join("");
  return `<table style="border-collapse:collapse">${toRow("th", header)}${body}</table>`;
}

/** @param rows at least one, of the same length */
export function textTable(rows: readonly Cells[]): string {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  return rows
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths?.[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
