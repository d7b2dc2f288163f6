import type { CsvColumn } from "domain/imports/csv-row";
import { type CsvColumns, findColumns, normalizeHeader } from "domain/imports/validate-csv";

const WORDS: ReadonlyMap<CsvColumn, readonly string[]> = new Map([
  ["title", ["titulo", "title", "titular", "headline", "encabezado", "nombre", "name", "asunto"]],
  ["content", ["contenido", "content", "cuerpo", "body", "texto", "text", "html", "articulo"]],
  ["date", ["fecha", "date", "dia", "day"]],
  ["suggested_url", ["url", "slug", "enlace", "link", "permalink", "direccion", "ruta"]],
  [
    "excerpt",
    ["extracto", "excerpt", "resumen", "entradilla", "sumario", "summary", "descripcion"],
  ],
  ["published", ["publicado", "published", "publicar", "estado", "status", "visible"]],
]);

/** The columns that the import reads by itself, and for the others those with a similar name. */
export function suggestColumns(header: readonly string[]): CsvColumns {
  const columns = findColumns(header);
  const words = header.map((cell) => normalizeHeader(cell).split("_"));
  for (const [column, names] of WORDS) {
    if (columns[column] !== undefined) continue;
    const usedColumns = new Set(Object.values(columns));
    const position = words.findIndex(
      (own, at) => !usedColumns.has(at) && own.some((word) => names.includes(word)),
    );
    if (position >= 0) columns[column] = position;
  }
  return columns;
}
