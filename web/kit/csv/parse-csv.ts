import { findColumns } from "domain/imports/validate-csv";
import type { CsvRow } from "domain/shared/csv-table";
import Papa from "papaparse";

type Parsed =
  | {
      readonly ok: true;
      readonly delimiter: Delimiter;
      readonly header: CsvRow;
      readonly rows: readonly CsvRow[];
    }
  | { readonly ok: false; readonly line: number; readonly reason: string };

const DELIMITERS = [",", ";", "\t"] as const;
type Delimiter = (typeof DELIMITERS)[number];
const HEADER_SEARCHED = 65_536;
/** To find the delimiter. */
const ROWS_COMPARED = 20;

/** A quote that is not closed is an error: reading on would join rows. */
export function parseCsv(input: string): Parsed {
  const { start, body, delimiter } = splitStart(input);
  const result = Papa.parse<string[]>(body, { delimiter, newline: "\n", quoteChar: '"' });
  const quoteError = result.errors.find((error) => error.type === "Quotes");
  if (quoteError) {
    const line = 1 + lineEnds(start) + lineEnds(body.slice(0, quoteError.index ?? 0));
    const reason =
      quoteError.code === "MissingQuotes"
        ? `A quoted cell begins on line ${line} and its closing quote is missing.`
        : `A quoted cell begins on line ${line} and has text after its closing quote. A quote inside a cell must be doubled.`;
    return { ok: false, line, reason };
  }

  const records: CsvRow[] = [];
  for (const [index, cells] of result.data.entries()) {
    if (hasText(cells)) records.push({ line: index + 1, cells });
  }
  const [header, ...rows] = records;
  if (!header) return { ok: false, line: 1, reason: "There is no text in the data." };
  return { ok: true, delimiter, header, rows };
}

/** Later rows need not be readable. */
export function readHeader(input: string): readonly string[] {
  const { body, delimiter } = splitStart(input.slice(0, HEADER_SEARCHED));
  const rows = body.replace(/^\s*\n/, "");
  const { data } = Papa.parse<string[]>(rows, { delimiter, newline: "\n", preview: 10 });
  return data.find(hasText) ?? [];
}

/** `start`: `sep=;` or nothing. Blanks around quoted cells are gone from the body. */
export function splitStart(input: string) {
  const text = input.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const [start = "", declared] = /^sep=([,;\t])\n/i.exec(text) ?? [];
  const body = text.slice(start.length);
  const named = DELIMITERS.find((delimiter) => delimiter === declared);
  const delimiter = named ?? detectDelimiter(body);
  return { start, body: withoutBlanks(body, delimiter), delimiter };
}

export function hasText(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.trim() !== "");
}

/** The delimiter that makes the best table: with known columns, rows as long as the header, and more columns. */
export function detectDelimiter(text: string): Delimiter {
  const start = text.slice(0, HEADER_SEARCHED);
  const ranks = new Map(DELIMITERS.map((delimiter) => [delimiter, rank(start, delimiter)]));
  return DELIMITERS.reduce((best, next) =>
    isBetter(ranks.get(next) ?? [], ranks.get(best) ?? []) ? next : best,
  );
}

function rank(text: string, delimiter: Delimiter): readonly number[] {
  const body = withoutBlanks(text.replace(/^\s*\n/, ""), delimiter);
  const { data } = Papa.parse<string[]>(body, { delimiter, newline: "\n", preview: ROWS_COMPARED });
  const [header = [], ...rows] = data.filter(hasText);
  if (header.length < 2) return [0, 0, 0];
  const { title, content } = findColumns(header);
  const named = [title, content].filter((position) => position !== undefined).length;
  const equal = rows.filter(({ length }) => length === header.length).length;
  return [named, rows.length === 0 ? 1 : equal / rows.length, header.length];
}

function isBetter(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
}

/**
 * Programs and people write blanks before and after a quoted cell, which the parser would take for its text. A quote
 * in the middle of a sentence stays; one that the parser would cut is left to it, which names the line.
 */
function withoutBlanks(text: string, delimiter: Delimiter): string {
  const blank = delimiter === "\t" ? "[^\\S\\n\\t]" : "[^\\S\\n]";
  if (!new RegExp(`${blank}"|"${blank}`).test(text)) return text;
  const endOfBlanks = toEndFinder(`${blank}*`);
  const endOfCell = toEndFinder(`[^\\n${delimiter}]*`);
  let clean = "";
  for (let at = 0; at < text.length; ) {
    const open = endOfBlanks(text, at);
    const isQuote = text[open] === '"';
    const close = isQuote ? closingQuote(text, open) : -1;
    const next = close < 0 ? open : endOfBlanks(text, close + 1);
    const isEnd = next >= text.length || text[next] === "\n" || text[next] === delimiter;
    if (close >= 0 && isEnd) {
      clean += text.slice(open, close + 1) + text.slice(next, next + 1);
      at = next + 1;
      continue;
    }
    const end = endOfCell(text, open);
    const isCut = close < 0 ? text[end] === delimiter : end < close;
    if (isQuote && isCut) return clean + text.slice(open);
    clean += text.slice(at, end + 1);
    at = end + 1;
  }
  return clean;
}

function toEndFinder(pattern: string): (text: string, from: number) => number {
  const run = new RegExp(pattern, "y");
  return (text, from) => {
    run.lastIndex = from;
    run.test(text);
    return run.lastIndex;
  };
}

/** @returns -1 for a quote that is not closed; doubled quotes are text */
function closingQuote(text: string, open: number): number {
  for (let at = text.indexOf('"', open + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    if (text[at + 1] !== '"') return at;
    at += 1;
  }
  return -1;
}

function lineEnds(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}
