import { limits } from "./limits.ts";

const DAY = 86_400_000;

/** Text of several lines that a database, a page and a log can hold: no controls but tab and line breaks. */
export function cleanText(cell: string): string {
  return cell
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\t\n]+/gu, "");
}

/** One line of text: controls and line breaks become a space. */
export function cleanLine(cell: string): string {
  return cell
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
}

/** Size of a text as it is stored, in bytes. */
export function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

/**
 * What a cell of the published column says: 'true' publishes (G-41), and so does the word that a Spanish spreadsheet
 * writes for it. Undefined: the cell says something else.
 */
export function publishedOf(cell: string): boolean | undefined {
  const word = cleanLine(cell).toLowerCase();
  if (word === "true" || word === "verdadero") return true;
  if (word === "" || word === "false" || word === "falso") return false;
  return undefined;
}

/** The date in a cell: ISO 8601, or day/month/year as written in Spain. Undefined: not a date. */
export function dateOf(cell: string): Date | undefined {
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
  // 31 February rolls over to March: then the cell named no day.
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : undefined;
}

/** The oldest date an imported post may have at `now` (specification 9). */
export function oldestImportDate(now: Date): Date {
  return new Date(now.getTime() - limits.importBackdateDays * DAY);
}
