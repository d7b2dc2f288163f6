import { type AddressWarning, addressBook, slugOfRow } from "./csv-addresses.ts";
import {
  bytesOf,
  cleanLine,
  cleanText,
  dateOf,
  oldestImportDate,
  publishedOf,
} from "./csv-cells.ts";
import { type CsvColumn, columnsOf, type Reader, readerOf } from "./csv-columns.ts";
import { excerptOf } from "./excerpt.ts";
import type { ImportRow } from "./import-row.ts";
import { limits } from "./limits.ts";

/** A parsed file: what a CSV parser made of it, before anything was judged. */
export interface CsvTable {
  readonly header: readonly string[];
  readonly rows: readonly CsvLine[];
}
export interface CsvLine {
  /** 1-based line of the file where the row began. */
  readonly line: number;
  readonly cells: readonly string[];
}

export type DateChoice =
  | { readonly mode: "random" | "today" | "column" }
  | { readonly mode: "spread"; readonly from: Date; readonly to: Date };

export interface JudgeOptions {
  /** State of the posts when the file has no published column (G-41). */
  readonly publish: boolean;
  readonly dates: DateChoice;
  /** What to do with a row whose address another post has (G-43). */
  readonly conflict: ImportRow["on_conflict"];
  /** Whether a post that is not of this file has the address. */
  readonly isTaken: (slug: string) => boolean;
  readonly now: Date;
  /** A number from 0 up to, not including, 1. */
  readonly random: () => number;
}

export type RejectReason =
  | "no-title"
  | "title-too-long"
  | "no-content"
  | "content-too-large"
  | "date-unreadable"
  | "date-out-of-range";
export type Warning =
  | AddressWarning
  | { readonly kind: "published-unclear" | "excerpt-cut" | "extra-cells" | "no-date" };

export interface RejectedRow {
  readonly line: number;
  readonly reason: RejectReason;
}
export type RowWarning = Warning & { readonly line: number };

export type Judgement =
  | { readonly kind: "refused"; readonly missing: readonly CsvColumn[] }
  | { readonly kind: "refused"; readonly rows: number }
  | {
      readonly kind: "judged";
      readonly accepted: readonly ImportRow[];
      readonly warnings: readonly RowWarning[];
      readonly rejected: readonly RejectedRow[];
      /** Columns of the file that were read. */
      readonly columns: readonly CsvColumn[];
    };

/**
 * Judges every row of a parsed CSV: what will be stored, what deserves a warning, what is rejected and why.
 * Which rows are accepted depends on the file alone and never on what is already stored, so that the same file makes
 * the same chunks when an interrupted import is resumed.
 * @returns 'refused' when a needed column is missing or there are no rows, or more than `limits.csvRows`
 */
export function judgeCsv(table: CsvTable, options: JudgeOptions): Judgement {
  const columns = columnsOf(table.header);
  const missing = (["title", "content"] as const).filter((name) => columns[name] === undefined);
  if (missing.length > 0) return { kind: "refused", missing };
  const count = table.rows.length;
  if (count === 0 || count > limits.csvRows) return { kind: "refused", rows: count };

  const accepted: ImportRow[] = [];
  const warnings: RowWarning[] = [];
  const rejected: RejectedRow[] = [];
  const address = addressBook(options);
  for (const [row, { line, cells }] of table.rows.entries()) {
    if (cells.every((cell) => cell.trim() === "")) continue;
    const warn = (warning: Warning) => void warnings.push({ ...warning, line });
    if (cells.slice(table.header.length).some((cell) => cell.trim() !== "")) {
      warn({ kind: "extra-cells" });
    }
    const judged = judgeRow(readerOf(cells, columns), { row, rows: count }, options, warn);
    if (typeof judged === "string") rejected.push({ line, reason: judged });
    else accepted.push({ line, row, ...judged, on_conflict: address(judged.slug, warn) });
  }
  return {
    kind: "judged",
    accepted,
    warnings,
    rejected,
    columns: Object.keys(columns) as CsvColumn[],
  };
}

/** The addresses that a file asks for, each once: what the caller must look up before `judgeCsv`. */
export function wantedSlugs(table: CsvTable): readonly string[] {
  const columns = columnsOf(table.header);
  const slugs = table.rows.map(({ cells }, row) => slugOfRow(readerOf(cells, columns), row));
  return [...new Set(slugs)];
}

type Warn = (warning: Warning) => void;

function judgeRow(
  read: Reader,
  place: { row: number; rows: number },
  options: JudgeOptions,
  warn: Warn,
): RejectReason | Omit<ImportRow, "line" | "row" | "on_conflict"> {
  const title = cleanLine(read("title") ?? "");
  if (title === "") return "no-title";
  if (title.length > limits.title) return "title-too-long";
  const content = cleanText(read("content") ?? "").trim();
  if (content === "") return "no-content";
  if (bytesOf(content) > limits.contentBytes) return "content-too-large";
  const date = judgeDate(read("date"), place, options, warn);
  if (typeof date === "string") return date;
  return {
    title,
    slug: slugOfRow(read, place.row),
    content,
    excerpt: judgeExcerpt(read("excerpt"), content, warn),
    published: judgePublished(read("published"), options, warn),
    date: date.toISOString(),
  };
}

/** A column of its own wins over the derived excerpt; an empty cell in it does not (G-40). */
function judgeExcerpt(cell: string | undefined, content: string, warn: Warn): string {
  const own = cleanText(cell ?? "").trim();
  if (own === "") return excerptOf(content);
  if (own.length <= limits.excerpt) return own;
  warn({ kind: "excerpt-cut" });
  return `${own.slice(0, limits.excerpt - 3).toWellFormed()}...`;
}

function judgePublished(cell: string | undefined, options: JudgeOptions, warn: Warn): boolean {
  if (cell === undefined) return options.publish;
  const published = publishedOf(cell);
  if (published === undefined) warn({ kind: "published-unclear" });
  return published ?? false;
}

function judgeDate(
  cell: string | undefined,
  { row, rows }: { row: number; rows: number },
  { dates, now, random }: JudgeOptions,
  warn: Warn,
): Date | "date-unreadable" | "date-out-of-range" {
  const oldest = oldestImportDate(now).getTime();
  const between = (time: number) => new Date(Math.min(Math.max(time, oldest), now.getTime()));
  if (dates.mode === "today") return now;
  if (dates.mode === "spread") {
    const share = rows > 1 ? row / (rows - 1) : 0;
    const from = dates.from.getTime();
    return between(Math.round(from + (dates.to.getTime() - from) * share));
  }
  if (dates.mode === "column" && (cell ?? "").trim() !== "") {
    const date = dateOf(cell ?? "");
    if (!date) return "date-unreadable";
    return date.getTime() === between(date.getTime()).getTime() ? date : "date-out-of-range";
  }
  if (dates.mode === "column") warn({ kind: "no-date" });
  return between(Math.ceil(oldest + (now.getTime() - oldest) * random()));
}
