import type { CsvRow } from "domain/shared/csv-table";
import type { CellRule, CellValue } from "./model.ts";
import { readCell } from "./read-cell.ts";

export interface Sheet {
  /** The file as messages name it. */
  readonly path: string;
  readonly header: CsvRow;
  readonly rows: readonly CsvRow[];
}

export interface TableRule extends CellRule {
  readonly optional?: boolean;
}

export interface TableRow {
  readonly line: number;
  readonly values: Readonly<Record<string, CellValue>>;
}

/** @returns the rows without a fault */
export function readTable(
  sheet: Sheet,
  rules: readonly TableRule[],
): { readonly rows: readonly TableRow[]; readonly faults: readonly string[] } {
  const wrong = headerFaults(sheet, rules);
  if (wrong.length > 0) return { rows: [], faults: wrong };
  const read = sheet.rows.map((row) => readRow(sheet, row, rules));
  const faults = read.flatMap((row) => row.faults);
  if (read.length === 0) faults.push(`${sheet.path}:${sheet.header.line}: no row below the header`);
  return { rows: read.filter((row) => row.faults.length === 0), faults };
}

/** @returns `<path>:<row>: column <letter> (<name>): <reason>` */
export function cellFault(sheet: Sheet, line: number, column: string, reason: string): string {
  const letter = toLetters(sheet.header.cells.findIndex((cell) => cell.trim() === column));
  return `${sheet.path}:${line}: column ${letter} (${column}): ${reason}`;
}

function headerFaults({ path, header }: Sheet, rules: readonly TableRule[]): string[] {
  const names = header.cells.map((cell) => cell.trim());
  const place = `${path}:${header.line}:`;
  const faults = names.flatMap((name, index) => {
    if (name === "") return [];
    const where = `${place} column ${toLetters(index)}`;
    if (names.indexOf(name) < index) return [`${where}: second "${name}"`];
    return rules.some(({ column }) => column === name)
      ? []
      : [`${where}: unknown column "${name}"`];
  });
  const missingRules = rules.filter(({ column }) => !names.includes(column));
  return [...faults, ...missingRules.map(({ column }) => `${place} column "${column}" is missing`)];
}

function readRow(sheet: Sheet, { line, cells }: CsvRow, rules: readonly TableRule[]) {
  const names = sheet.header.cells.map((cell) => cell.trim());
  const texts = new Map(names.map((name, index) => [name, (cells[index] ?? "").trim()]));
  const faults = cells.flatMap((cell, index) =>
    (names[index] ?? "") === "" && cell.trim() !== ""
      ? [`${sheet.path}:${line}: column ${toLetters(index)}: text in a column without a name`]
      : [],
  );
  const values: Record<string, CellValue> = {};
  for (const rule of rules) {
    const read = readValue(texts, rule);
    if ("reason" in read) faults.push(cellFault(sheet, line, rule.column, read.reason));
    else values[rule.column] = read.value;
  }
  return { line, values, faults };
}

function readValue(texts: ReadonlyMap<string, string>, rule: TableRule) {
  const text = texts.get(rule.column) ?? "";
  const { onlyFor } = rule;
  const applies = onlyFor === null || onlyFor.values.includes(texts.get(onlyFor.column) ?? "");
  if (text !== "" && !applies) {
    return { reason: `is empty unless ${onlyFor.column} is ${onlyFor.values.join(" or ")}` };
  }
  if (text !== "") return readCell(text, rule);
  return applies && rule.optional !== true ? { reason: "a value is missing" } : { value: null };
}

/** As spreadsheets name columns: A to Z, AA. */
function toLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : toLetters(Math.floor(index / 26) - 1) + letter;
}
