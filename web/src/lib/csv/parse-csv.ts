import type { CsvRow } from "functions/domain/shared/csv-table";
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

/** `start`: `sep=;` or nothing. */
export function splitStart(input: string) {
  const text = input.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const [start = "", declared] = /^sep=([,;\t])\n/i.exec(text) ?? [];
  const body = text.slice(start.length);
  const named = DELIMITERS.find((delimiter) => delimiter === declared);
  return { start, body, delimiter: named ?? detectDelimiter(body) };
}

export function hasText(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.trim() !== "");
}

/** The most frequent delimiter outside quotes in the first line with text. */
export function detectDelimiter(text: string): Delimiter {
  const counts = new Map<string, number>(DELIMITERS.map((delimiter) => [delimiter, 0]));
  let isQuoted = false;
  let isFilled = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === "\n" && !isQuoted && isFilled) break;
    else if (!isQuoted && counts.has(character)) {
      counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    isFilled ||= character.trim() !== "" || character === "\t";
  }
  return DELIMITERS.reduce((best, next) =>
    (counts.get(next) ?? 0) > (counts.get(best) ?? 0) ? next : best,
  );
}

function lineEnds(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}
