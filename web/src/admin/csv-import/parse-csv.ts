import Papa from "papaparse";

export interface CsvRecord {
  /** 1-based line of the text where the row began. */
  readonly line: number;
  readonly cells: readonly string[];
}

export type Parsed =
  | {
      readonly ok: true;
      readonly delimiter: Delimiter;
      readonly header: CsvRecord;
      readonly rows: readonly CsvRecord[];
    }
  | { readonly ok: false; readonly line: number; readonly reason: string };

const DELIMITERS = [",", ";", "\t"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/**
 * Cuts CSV text into a header and rows of cells. Rows without any text are left out; cells are kept by position
 * and never become keys of an object, so a column named `__proto__` is only a text. Source: SECURITY 3.10.
 * Line ends become LF, inside quotes too. A quote that never closes, or text after a closing quote, is an error:
 * reading on would join rows silently.
 */
export function parseCsv(input: string): Parsed {
  const text = input.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const declared = /^sep=([,;\t])\n/i.exec(text);
  const start = declared?.[0].length ?? 0;
  const body = start > 0 ? text.slice(start) : text;
  const firstLine = start > 0 ? 2 : 1;
  const delimiter = asDelimiter(declared?.[1]) ?? detectDelimiter(body);

  const result = Papa.parse<string[]>(body, { delimiter, newline: "\n", quoteChar: '"' });
  const fault = result.errors.find((error) => error.type === "Quotes");
  if (fault) {
    const line = firstLine + lineEnds(body.slice(0, fault.index ?? 0));
    const reason =
      fault.code === "MissingQuotes"
        ? `A quoted cell begins on line ${line} and its closing quote is missing.`
        : `A quoted cell begins on line ${line} and has text after its closing quote. A quote inside a cell must be doubled.`;
    return { ok: false, line, reason };
  }

  const records: CsvRecord[] = [];
  let line = firstLine;
  for (const cells of result.data) {
    if (cells.some((cell) => cell.trim() !== "")) records.push({ line, cells });
    line += 1 + cells.reduce((sum, cell) => sum + lineEnds(cell), 0);
  }
  const [header, ...rows] = records;
  if (!header) return { ok: false, line: 1, reason: "There is no text in the data." };
  return { ok: true, delimiter, header, rows };
}

/** The most frequent of comma, semicolon and tab in the first line with text, outside quotes; a comma when there is none. */
export function detectDelimiter(text: string): Delimiter {
  const counts = new Map<string, number>(DELIMITERS.map((delimiter) => [delimiter, 0]));
  let quoted = false;
  let seen = false;
  for (const character of text) {
    if (character === '"') quoted = !quoted;
    else if (character === "\n" && !quoted && seen) break;
    else if (!quoted && counts.has(character)) {
      counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    seen ||= character.trim() !== "" || character === "\t";
  }
  return DELIMITERS.reduce((best, next) =>
    (counts.get(next) ?? 0) > (counts.get(best) ?? 0) ? next : best,
  );
}

function asDelimiter(text: string | undefined): Delimiter | undefined {
  return DELIMITERS.find((delimiter) => delimiter === text);
}

function lineEnds(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}
