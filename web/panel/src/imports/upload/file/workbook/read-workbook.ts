import { limits } from "domain/shared/limits";
import { unzipSync } from "fflate";
import Papa from "papaparse";
import { suggestColumns } from "../suggest-columns.ts";
import type { CellContext } from "./cell-text.ts";
import { readSheet, WorkbookError } from "./read-sheet.ts";
import {
  readDateStyles,
  readSharedStrings,
  readSheetList,
  type SheetPlace,
} from "./workbook-parts.ts";

export type WorkbookResult =
  | {
      readonly ok: true;
      /** The sheet as CSV. Its rows keep their numbers. */
      readonly text: string;
      readonly sheet: string;
      readonly others: readonly string[];
    }
  | { readonly ok: false; readonly reason: string };

const MB = 1024 * 1024;
const MAX_UNPACKED = 100 * MB;
/** A title and notes may stand above the header. */
const HEADER_ROWS = 10;

const NO_WORKBOOK =
  "This file is not an Excel workbook (.xlsx). Save it as “Excel Workbook (.xlsx)” or as “CSV UTF-8”.";
const LOCKED =
  "The workbook is protected with a password or has an old format. Save it without a password as “Excel Workbook (.xlsx)”.";
const DAMAGED =
  "The workbook is damaged and cannot be read. Open it in your spreadsheet program and save it again.";
const EMPTY = "The workbook has no text.";

/** Reads the first visible sheet with a header row, otherwise the first with text. */
export function readWorkbook(bytes: Uint8Array): WorkbookResult {
  try {
    return readSheets(bytes);
  } catch (error) {
    if (error instanceof WorkbookError) return { ok: false, reason: error.message };
    console.warn("The workbook could not be read", error);
    return { ok: false, reason: DAMAGED };
  }
}

function readSheets(bytes: Uint8Array): WorkbookResult {
  const part = openArchive(bytes);
  const list = part("xl/workbook.xml");
  if (list === undefined) throw new WorkbookError(NO_WORKBOOK);
  const { sheets, is1904 } = readSheetList(list, part("xl/_rels/workbook.xml.rels") ?? "");
  const context: CellContext = {
    strings: readSharedStrings(part("xl/sharedStrings.xml") ?? ""),
    dateStyles: readDateStyles(part("xl/styles.xml") ?? ""),
    is1904,
  };
  let best: { sheet: SheetPlace; rows: string[][] } | undefined;
  for (const sheet of [...sheets].sort((a, b) => Number(b.isVisible) - Number(a.isVisible))) {
    const rows = readSheet(part(sheet.path) ?? "", context);
    const header = rows.slice(0, HEADER_ROWS).findIndex(isHeader);
    if (header >= 0) {
      best = { sheet, rows: rows.map((cells, row) => (row < header ? [] : cells)) };
      break;
    }
    if (rows.length > 0) best ??= { sheet, rows };
  }
  if (!best) throw new WorkbookError(EMPTY);
  const usedSheet = best.sheet;
  // Quotes keep separators inside of names from being counted.
  const text = Papa.unparse(best.rows, { quotes: true, newline: "\n" });
  if (text.length > limits.csvBytes)
    throw new WorkbookError(tooLarge(text.length, limits.csvBytes));
  return {
    ok: true,
    text,
    sheet: usedSheet.name,
    others: sheets.filter((sheet) => sheet !== usedSheet).map(({ name }) => name),
  };
}

function isHeader(cells: readonly string[]): boolean {
  const { title, content } = suggestColumns(cells);
  return title !== undefined && content !== undefined;
}

/** Unpacks a part when it is asked for; fflate writes no more than the declared size. */
function openArchive(bytes: Uint8Array): (path: string) => string | undefined {
  const startsWith = (...start: number[]) => start.every((byte, at) => bytes[at] === byte);
  if (startsWith(0xd0, 0xcf, 0x11, 0xe0)) throw new WorkbookError(LOCKED);
  if (!startsWith(0x50, 0x4b)) throw new WorkbookError(NO_WORKBOOK);
  let unpacked = 0;
  return (path) => {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (name !== path) return false;
        unpacked += originalSize;
        if (unpacked > MAX_UNPACKED) throw new WorkbookError(tooLarge(unpacked, MAX_UNPACKED));
        return true;
      },
    });
    return Object.hasOwn(files, path) ? new TextDecoder().decode(files[path]) : undefined;
  };
}

function tooLarge(size: number, maxBytes: number): string {
  return `The workbook unpacks to ${Math.round(size / MB)} MB; the limit is ${maxBytes / MB} MB. Split it into several files.`;
}
