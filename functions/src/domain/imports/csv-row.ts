import { excerptOf } from "../articles/excerpt.ts";
import { cleanLine, cleanText } from "../shared/clean-text.ts";
import { limits } from "../shared/limits.ts";
import { slugOf, slugOfSuggestedUrl } from "../shared/slug.ts";
import { isVisibleText } from "../shared/text.ts";
import { bytesOf, type ImportRow, oldestImportDate } from "./import-row.ts";

export type CsvColumn = "title" | "content" | "suggested_url" | "excerpt" | "published" | "date";

/** Undefined: the file has no such column. */
export type ReadCell = (column: CsvColumn) => string | undefined;

export type DateChoice =
  | { readonly mode: "random" | "today" | "column" }
  | { readonly mode: "spread"; readonly from: Date; readonly to: Date };

export interface RowOptions {
  /** Applies without a published column. */
  readonly publish: boolean;
  readonly dates: DateChoice;
  readonly now: Date;
  readonly random: () => number;
}

export type RejectReason =
  | "no-title"
  | "title-too-long"
  | "no-content"
  | "content-too-large"
  | "date-unreadable"
  | "date-out-of-range";

export interface CellWarning {
  readonly kind: "published-unclear" | "excerpt-cut" | "no-date";
}
type Warn = (warning: CellWarning) => void;

export function validateRow(
  read: ReadCell,
  place: { readonly row: number; readonly rows: number },
  options: RowOptions,
  warn: Warn,
): RejectReason | Omit<ImportRow, "line" | "row" | "on_conflict"> {
  const title = cleanLine(read("title") ?? "");
  if (!isVisibleText(title)) return "no-title";
  if (title.length > limits.title) return "title-too-long";
  const content = cleanText(read("content") ?? "").trim();
  if (!isVisibleText(content)) return "no-content";
  if (bytesOf(content) > limits.contentBytes) return "content-too-large";
  const date = validateDate(read("date"), place, options, warn);
  if (typeof date === "string") return date;
  return {
    title,
    slug: requestedSlugOf(read, place.row),
    content,
    excerpt: excerptFrom(read("excerpt"), content, warn),
    published: publishedFrom(read("published"), options, warn),
    date: date.toISOString(),
  };
}

export function requestedSlugOf(read: ReadCell, row: number): string {
  const suggested = slugOfSuggestedUrl(read("suggested_url") ?? "");
  if (suggested !== "") return suggested;
  const title = read("title") ?? "";
  return slugOf(title) || `articulo-${hashOf(`${row} ${title}`).toString(36).padStart(7, "0")}`;
}

/** FNV-1a, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return hash;
}

function excerptFrom(cell: string | undefined, content: string, warn: Warn): string {
  const own = cleanText(cell ?? "").trim();
  if (own === "") return excerptOf(content);
  if (own.length <= limits.excerpt) return own;
  warn({ kind: "excerpt-cut" });
  return `${own.slice(0, limits.excerpt - 3).toWellFormed()}...`;
}

function publishedFrom(cell: string | undefined, options: RowOptions, warn: Warn): boolean {
  if (cell === undefined) return options.publish;
  const word = cleanLine(cell).toLowerCase();
  if (word === "true" || word === "verdadero") return true;
  if (word !== "" && word !== "false" && word !== "falso") warn({ kind: "published-unclear" });
  return false;
}

function validateDate(
  cell: string | undefined,
  { row, rows }: { readonly row: number; readonly rows: number },
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

/** Reads ISO 8601 and day/month/year. */
function parseDate(cell: string): Date | undefined {
  const text = cleanLine(cell);
  const spanish = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  if (spanish) return dayOf(Number(spanish[3]), Number(spanish[2]), Number(spanish[1]));
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (day) return dayOf(Number(day[1]), Number(day[2]), Number(day[3]));
  if (!/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(text)) return undefined;
  const instant = new Date(text.replace(" ", "T"));
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

function dayOf(year: number, month: number, day: number): Date | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  // Date rolls 31 February over to March.
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : undefined;
}
