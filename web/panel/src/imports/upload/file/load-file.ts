import { limits } from "domain/shared/limits";
import { decodeCsv, type Encoding, tooLarge } from "kit/csv/decode-csv";
import { messages } from "../shared/messages.ts";
import { openWorkbook } from "./workbook/open-workbook.ts";

export interface CsvFile {
  readonly kind: "file";
  readonly name: string;
  /** The size of the file, in bytes. */
  readonly size: number;
  readonly text: string;
  readonly encoding: Encoding;
  /** The sheet that was read of a workbook. */
  readonly sheet?: { readonly name: string; readonly others: readonly string[] };
}
type Loaded =
  | { readonly ok: true; readonly source: CsvFile }
  | { readonly ok: false; readonly reason: string };

export async function loadFile(file: File | undefined): Promise<Loaded> {
  const isWorkbook = file !== undefined && /\.xlsx$/i.test(file.name);
  if (!(file && (isWorkbook || isCsvFile(file)))) {
    return { ok: false, reason: messages.invalidFile.text };
  }
  if (file.size > limits.csvBytes) return { ok: false, reason: tooLarge(file.size) };
  if (isWorkbook) return loadWorkbook(file);
  const decoded = decodeCsv(new Uint8Array(await file.arrayBuffer()));
  if (!decoded.ok) return decoded;
  const { text, encoding } = decoded;
  return { ok: true, source: { kind: "file", name: file.name, size: file.size, text, encoding } };
}

async function loadWorkbook(file: File): Promise<Loaded> {
  const read = await openWorkbook(file);
  if (!read.ok) return read;
  const { text, sheet, others } = read;
  const { name, size } = file;
  const source = { kind: "file", name, size, text, encoding: "UTF-8" } as const;
  return { ok: true, source: { ...source, sheet: { name: sheet, others } } };
}

export function isCsvFile(file: { readonly name: string; readonly type: string }): boolean {
  if (/\.csv$/i.test(file.name)) return true;
  // Windows gives Excel's type to .csv files; without the extension it is a workbook.
  return /^(?:text\/(?:csv|x-csv|comma-separated-values)|application\/(?:csv|x-csv))\b/i.test(
    file.type,
  );
}
