import type { Remark } from "../article-html/foreign/reading.ts";
import { toExcerpt } from "../articles/excerpt.ts";
import { type OwnText, toOwnText } from "../articles/own-text.ts";
import { toPlainLine, toPlainText } from "../articles/plain-text.ts";
import type { ContentFormat } from "../posts/post.ts";
import { cleanLine, cleanText } from "../shared/clean-text.ts";
import { cutText } from "../shared/cut-text.ts";
import { limits } from "../shared/limits.ts";
import { slugOfSuggestedUrl, toSlug } from "../shared/slug.ts";
import { isVisibleText } from "../shared/text.ts";
import { parseDate, parseDecision } from "./cell-words.ts";
import { countBytes, type ImportRow, oldestImportDate } from "./import-row.ts";

const COLUMNS = ["title", "content", "suggested_url", "excerpt", "published", "date"] as const;
export type CsvColumn = (typeof COLUMNS)[number];

/** Undefined: the file has no such column. */
export type ReadCell = (column: CsvColumn) => string | undefined;

export interface RowPlace {
  readonly row: number;
  readonly rows: number;
  /** Of an export of this site, whose titles and excerpts are plain text. */
  readonly isExport?: boolean;
}

export type DateChoice =
  | { readonly mode: "random" | "today" | "column" }
  | { readonly mode: "spread"; readonly from: Date; readonly to: Date };

export interface RowOptions {
  /** Applies without a published column. */
  readonly publish: boolean;
  readonly dates: DateChoice;
  readonly now: Date;
  readonly random: () => number;
  /** Reads a content once, however often its file is validated. */
  readonly readContent?: (content: string, format?: ContentFormat) => OwnText;
}

export type RejectReason =
  | "no-title"
  | "title-too-long"
  | "no-content"
  | "content-too-large"
  | "date-unreadable"
  | "date-out-of-range"
  | `error-${CsvColumn}`;

export type CellWarning =
  | { readonly kind: "published-unclear"; readonly word: string }
  | { readonly kind: "excerpt-cut" | "no-date" }
  | { readonly kind: "text"; readonly remark: Remark };
type Warn = (warning: CellWarning) => void;

export function validateRow(
  read: ReadCell,
  place: RowPlace,
  options: RowOptions,
  warn: Warn,
): RejectReason | Omit<ImportRow, "line" | "row" | "on_conflict"> {
  const failed = COLUMNS.find((column) => isErrorCell(read(column)));
  if (failed !== undefined) return `error-${failed}`;
  const title = titleFrom(read("title"), place);
  if (!isVisibleText(title)) return "no-title";
  if (title.length > limits.title) return "title-too-long";
  const givenContent = cleanText(read("content") ?? "").trim();
  if (!isVisibleText(givenContent)) return "no-content";
  if (countBytes(givenContent) > limits.contentBytes) return "content-too-large";
  // An export holds what readers see already.
  const readContent = place.isExport ? keepAsIs : (options.readContent ?? toOwnText);
  const { body, remarks } = readContent(givenContent);
  const content = body.content.trim();
  if (!isVisibleText(content)) return "no-content";
  if (countBytes(content) > limits.contentBytes) return "content-too-large";
  const date = validateDate(read("date"), place, options, warn);
  if (typeof date === "string") return date;
  for (const remark of remarks) warn({ kind: "text", remark });
  return {
    title,
    slug: getRequestedSlug(read, place),
    content,
    excerpt: excerptFrom(read("excerpt"), content, place, warn),
    published: publishedFrom(read("published"), options, warn),
    date: date.toISOString(),
  };
}

function keepAsIs(content: string): OwnText {
  return { body: { content }, remarks: [] };
}

/** A formula of a spreadsheet that failed, and nothing else. */
function isErrorCell(cell: string | undefined): boolean {
  return /^\s*#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA|¡REF!|¿NOMBRE\?|¡VALOR!|¡DIV\/0!|¡NUM!|¡NULO!|¡DESBORDAMIENTO!)\s*$/i.test(
    cell ?? "",
  );
}

function titleFrom(cell: string | undefined, { isExport }: Pick<RowPlace, "isExport">): string {
  const title = (cell ?? "").toWellFormed();
  return cleanLine(isExport ? title : toPlainLine(title));
}

export function getRequestedSlug(read: ReadCell, place: Omit<RowPlace, "rows">): string {
  const suggested = slugOfSuggestedUrl(read("suggested_url") ?? "");
  if (suggested !== "") return suggested;
  const { row } = place;
  const title = titleFrom(read("title"), place);
  return toSlug(title) || `articulo-${toHash(`${row} ${title}`).toString(36).padStart(7, "0")}`;
}

/** Hashes a text with FNV-1a of 32 bits. */
export function toHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return hash;
}

function excerptFrom(
  cell: string | undefined,
  content: string,
  { isExport }: RowPlace,
  warn: Warn,
): string {
  const givenExcerpt = cleanText(cell ?? "").trim();
  const own = isExport ? givenExcerpt : cleanText(toPlainText(givenExcerpt)).trim();
  if (own === "") return toExcerpt(content);
  if (own.length > limits.excerpt) warn({ kind: "excerpt-cut" });
  return cutText(own, limits.excerpt);
}

function publishedFrom(cell: string | undefined, options: RowOptions, warn: Warn): boolean {
  if (cell === undefined) return options.publish;
  const decision = parseDecision(cell);
  if (decision === undefined)
    warn({ kind: "published-unclear", word: cutText(cleanLine(cell), 40) });
  return decision ?? false;
}

function validateDate(
  cell: string | undefined,
  { row, rows }: RowPlace,
  { dates, now, random }: RowOptions,
  warn: Warn,
): Date | "date-unreadable" | "date-out-of-range" {
  const oldest = oldestImportDate(now).getTime();
  const clamp = (time: number) => new Date(Math.min(Math.max(time, oldest), now.getTime()));
  if (dates.mode === "today") return now;
  if (dates.mode === "spread") {
    const share = rows > 1 ? row / (rows - 1) : 0;
    const from = dates.from.getTime();
    return clamp(Math.round(from + (dates.to.getTime() - from) * share));
  }
  if (dates.mode === "column" && (cell ?? "").trim() !== "") {
    const date = parseDate(cell ?? "");
    if (!date) return "date-unreadable";
    return date.getTime() === clamp(date.getTime()).getTime() ? date : "date-out-of-range";
  }
  if (dates.mode === "column") warn({ kind: "no-date" });
  return clamp(Math.ceil(oldest + (now.getTime() - oldest) * random()));
}
