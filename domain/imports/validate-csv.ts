import type { CsvTable } from "../shared/csv-table.ts";
import { folded } from "../shared/folded.ts";
import { limits } from "../shared/limits.ts";
import { runToEnd, SlugClaims } from "../shared/slug-claims.ts";
import {
  type CellWarning,
  type CsvColumn,
  getRequestedSlug,
  type ReadCell,
  type RejectReason,
  type RowOptions,
  validateRow,
} from "./csv-row.ts";
import type { ImportRow } from "./import-row.ts";

/** free: nothing or a deleted post; redirect: a former address. */
export type AddressUsage = "free" | "post" | "redirect";

export interface ValidationOptions extends RowOptions {
  readonly conflict: ImportRow["on_conflict"];
  readonly findUsage: (slug: string) => AddressUsage;
}

type CsvWarning =
  | CellWarning
  | { readonly kind: "extra-cells" }
  | { readonly kind: "renumbered"; readonly wanted: string; readonly slug: string }
  | { readonly kind: "will-skip" | "will-update"; readonly slug: string };
export type RowWarning = CsvWarning & { readonly line: number };

interface RejectedRow {
  readonly line: number;
  /** The title of the row; '' when it has none. */
  readonly title: string;
  readonly reason: RejectReason;
}

export type CsvValidation =
  | { readonly kind: "refused"; readonly missing: readonly CsvColumn[] }
  | { readonly kind: "refused"; readonly rows: number }
  | {
      readonly kind: "validated";
      readonly accepted: readonly ImportRow[];
      readonly warnings: readonly RowWarning[];
      readonly rejected: readonly RejectedRow[];
      readonly columns: readonly CsvColumn[];
    };

/** Depends on the file alone: resumed imports make the same chunks. */
export function validateCsv(table: CsvTable, options: ValidationOptions): CsvValidation {
  const columns = findColumns(table.header);
  const missingColumns = (["title", "content"] as const).filter(
    (name) => columns[name] === undefined,
  );
  if (missingColumns.length > 0) return { kind: "refused", missing: missingColumns };
  const count = table.rows.length;
  if (count === 0 || count > limits.csvRows) return { kind: "refused", rows: count };

  const accepted: ImportRow[] = [];
  const warnings: RowWarning[] = [];
  const rejected: RejectedRow[] = [];
  const resolveConflict = conflictResolver(options);
  for (const [row, { line, cells }] of table.rows.entries()) {
    if (cells.every((cell) => cell.trim() === "")) continue;
    const warn = (warning: CsvWarning) => void warnings.push({ ...warning, line });
    if (cells.slice(table.header.length).some((cell) => cell.trim() !== "")) {
      warn({ kind: "extra-cells" });
    }
    const read = cellReader(cells, columns);
    const place = { row, rows: count, isExport: table.isExport === true };
    const fields = validateRow(read, place, options, warn);
    if (typeof fields === "string") {
      rejected.push({ line, title: read("title")?.trim() ?? "", reason: fields });
    } else accepted.push({ line, row, ...fields, on_conflict: resolveConflict(fields.slug, warn) });
  }
  return {
    kind: "validated",
    accepted,
    warnings,
    rejected,
    columns: Object.keys(columns) as CsvColumn[],
  };
}

/** Slugs to look up before `validateCsv`. */
export function requestedSlugs(table: CsvTable): readonly string[] {
  const columns = findColumns(table.header);
  const slugs = table.rows.map(({ cells }, row) =>
    getRequestedSlug(cellReader(cells, columns), { row, isExport: table.isExport === true }),
  );
  return [...new Set(slugs)];
}

function conflictResolver({ conflict, findUsage }: ValidationOptions) {
  const inFile = new SlugClaims();
  const isUsed = (slug: string) => findUsage(slug) !== "free";
  return (requestedSlug: string, warn: (warning: CsvWarning) => void): ImportRow["on_conflict"] => {
    const isRepeated = inFile.has(requestedSlug);
    // A row never overwrites one of its own file.
    const choice = isRepeated && conflict === "update" ? "suffix" : conflict;
    inFile.add(requestedSlug);
    const use = findUsage(requestedSlug);
    if (!isRepeated && use === "free") return choice;
    // A redirect has no text to update.
    if (choice === "suffix" || (choice === "update" && use === "redirect"))
      warn({
        kind: "renumbered",
        wanted: requestedSlug,
        slug: runToEnd(inFile.numbered(requestedSlug, isUsed)),
      });
    else warn({ kind: choice === "skip" ? "will-skip" : "will-update", slug: requestedSlug });
    return choice;
  };
}

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

/** Header texts never become keys. */
export type CsvColumns = Partial<Record<CsvColumn, number>>;

export function findColumns(header: readonly string[]): CsvColumns {
  const columns: CsvColumns = {};
  for (const [position, cell] of header.entries()) {
    const column =
      HEADERS.get(normalizeHeader(cell)) ?? HEADERS.get(normalizeHeader(withoutNotes(cell)));
    if (column && columns[column] === undefined) columns[column] = position;
  }
  return columns;
}

/** `Título (obligatorio) *:` */
function withoutNotes(header: string): string {
  return header.replace(/\([^()]*\)|\[[^[\]]*\]|[*:]/g, " ");
}

export function normalizeHeader(header: string): string {
  return folded(header)
    .replace(/^\ufeff/, "")
    .trim()
    .replace(/[\s_-]+/g, "_");
}

function cellReader(cells: readonly string[], columns: CsvColumns): ReadCell {
  return (column) => {
    const position = columns[column];
    return position === undefined ? undefined : (cells[position] ?? "");
  };
}
