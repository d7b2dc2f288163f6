import { limits } from "domain/shared/limits";
import { type CellContext, cellText } from "./cell-text.ts";
import { readXml } from "./read-xml.ts";

const MAX_COLUMNS = 100;
/** The last row that may have text: empty rows count too, and an import has fewer. */
const LAST_ROW = 50_000;

/** Its message is for the editor. */
export class WorkbookError extends Error {}

/** Rows by number from 0; empty ones have no cells. @throws WorkbookError above a limit */
export function readSheet(xml: string, context: CellContext): string[][] {
  const rows: string[][] = [];
  let [row, column] = [-1, -1];
  let cell = { type: "n", style: 0 };
  let value = "";
  let isValue = false;
  let isGuide = false;
  let filled = 0;
  const store = () => {
    const text = cellText({ ...cell, value }, context);
    if (text === "") return;
    checkPlace(row, column);
    while (rows.length <= row) rows.push([]);
    const cells = rows[row] ?? [];
    if (cells.length === 0) filled += 1;
    // One row is the header.
    if (filled > limits.csvRows + 1) throw new WorkbookError(tooManyRows());
    while (cells.length < column) cells.push("");
    cells[column] = text;
  };
  readXml(xml, {
    open: (name, attribute) => {
      isValue = name === "v" || (name === "t" && !isGuide);
      if (name === "rPh") isGuide = true;
      if (name === "row") {
        row = parseNumber(attribute("r"), row + 1);
        column = -1;
      }
      if (name !== "c") return;
      column = parseColumn(attribute("r"), column + 1);
      cell = { type: attribute("t") ?? "n", style: Number(attribute("s") ?? 0) };
      value = "";
    },
    close: (name) => {
      isValue = false;
      if (name === "rPh") isGuide = false;
      if (name === "c") store();
    },
    text: (part) => {
      if (isValue) value += part;
    },
  });
  return rows;
}

function parseNumber(text: string | undefined, next: number): number {
  return text && /^\d+$/.test(text) ? Number(text) - 1 : next;
}

/** @param place for example AB12 */
function parseColumn(place: string | undefined, next: number): number {
  const letters = /^[A-Z]+/.exec(place ?? "")?.[0];
  if (!letters) return next;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function checkPlace(row: number, column: number): void {
  if (column >= MAX_COLUMNS) {
    throw new WorkbookError(
      `The sheet has more than ${MAX_COLUMNS} columns with text. Delete those that are not needed.`,
    );
  }
  if (row < 0 || row >= LAST_ROW) {
    const [found, last] = [row + 1, LAST_ROW].map((n) => n.toLocaleString("en-US"));
    throw new WorkbookError(
      `The sheet has text in row ${found}; rows are read up to ${last}. Delete what stands below the articles.`,
    );
  }
}

function tooManyRows(): string {
  const maxRows = limits.csvRows.toLocaleString("en-US");
  return `The sheet has more rows than one import can take; the limit is ${maxRows}. Split it into several files.`;
}
