import Papa from "papaparse";
import { detectDelimiter } from "#lib/csv/parse-csv.ts";

const SEARCHED = 65_536;

/** @returns the first row with text, also of data whose later rows cannot be parsed */
export function readHeader(text: string): readonly string[] {
  const start = text
    .slice(0, SEARCHED)
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n");
  const [line = "", declared] = /^sep=([,;\t])\n/i.exec(start) ?? [];
  const body = start.slice(line.length).replace(/^\s*\n/, "");
  const delimiter = declared ?? detectDelimiter(body);
  const { data } = Papa.parse<string[]>(body, { delimiter, newline: "\n", preview: 10 });
  return data.find((cells) => cells.some((cell) => cell.trim() !== "")) ?? [];
}
