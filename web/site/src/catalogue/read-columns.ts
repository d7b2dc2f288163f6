import type { Choice, Column, Condition } from "./model.ts";
import { cellFault, readTable, type Sheet, type TableRow, type TableRule } from "./read-table.ts";
import { isUnit, UNITS } from "./units.ts";

const toChoices = (...values: string[]) => values.map((value) => ({ value, label: value }));
const TEXT = { kind: "text", unit: null, decimals: 0, choices: [], onlyFor: null } as const;
const CHOICE = { ...TEXT, kind: "choice" } as const;
const onlyFor = (...values: string[]) => ({ column: "kind", values });

/** The table of columns has columns itself. */
const toRules = (families: readonly string[]): readonly TableRule[] => [
  { ...CHOICE, column: "family", choices: toChoices(...families) },
  { ...TEXT, column: "column" },
  { ...TEXT, column: "label" },
  { ...CHOICE, column: "kind", choices: toChoices("text", "number", "choice") },
  {
    ...CHOICE,
    column: "unit",
    choices: toChoices(...Object.keys(UNITS)),
    onlyFor: onlyFor("number"),
  },
  { ...TEXT, column: "decimals", kind: "number", onlyFor: onlyFor("number") },
  { ...TEXT, column: "choices", onlyFor: onlyFor("choice") },
  { ...CHOICE, column: "filter", choices: toChoices("sí", "no") },
  { ...TEXT, column: "letter", optional: true },
  { ...TEXT, column: "symbol", optional: true },
  { ...TEXT, column: "only_for", optional: true },
  { ...TEXT, column: "note", optional: true },
];

/** @param families slugs, which the column `family` may hold */
export function readColumns(
  sheet: Sheet,
  families: readonly string[],
): {
  readonly columns: ReadonlyMap<string, readonly Column[]>;
  readonly faults: readonly string[];
} {
  const { rows, faults } = readTable(sheet, toRules(families));
  const columns = new Map(
    families.map((family) => [
      family,
      rows.filter(({ values }) => values.family === family).map(toColumn),
    ]),
  );
  return { columns, faults: [...faults, ...rows.flatMap((row) => rowFaults(sheet, row, rows))] };
}

const findText = (row: TableRow, column: string) => {
  const value = row.values[column];
  return typeof value === "string" ? value : null;
};

function toColumn(row: TableRow): Column {
  const { kind, unit, decimals } = row.values;
  return {
    column: findText(row, "column") ?? "",
    label: findText(row, "label") ?? "",
    kind: kind === "number" || kind === "choice" ? kind : "text",
    unit: isUnit(unit) ? unit : null,
    decimals: Number(decimals ?? 0),
    choices: readChoices(findText(row, "choices")),
    filter: row.values.filter === "sí",
    letter: findText(row, "letter"),
    symbol: findText(row, "symbol"),
    onlyFor: readCondition(findText(row, "only_for")),
    note: findText(row, "note"),
  };
}

/** @param text `M5|M6`, or with labels `1.4301=AISI 304 (1.4301)` */
function readChoices(text: string | null): Choice[] {
  return (text?.split("|") ?? []).map((part) => {
    const [value = "", label = value] = part.split("=").map((piece) => piece.trim());
    return { value, label };
  });
}

/** @param text `mount=De pie|Tensor` */
function readCondition(text: string | null): Condition | null {
  const [column, values] = text?.split("=") ?? [];
  return column === undefined ? null : { column, values: values?.split("|") ?? [] };
}

function rowFaults(sheet: Sheet, row: TableRow, rows: readonly TableRow[]): string[] {
  const own = toColumn(row);
  const faults: string[] = [];
  const report = (column: string, reason: string) =>
    faults.push(cellFault(sheet, row.line, column, reason));
  const siblings = rows.filter(({ values }) => values.family === row.values.family);
  if (!/^[a-z][a-z0-9_]*$/.test(own.column)) report("column", "lower-case letters, digits and _");
  if (siblings.find(({ values }) => values.column === own.column) !== row)
    report("column", `second "${own.column}" of the family`);
  if (row === siblings[0] && (own.column !== "reference" || own.kind !== "text"))
    report("column", 'the first column of a family is the text "reference"');
  if (own.unit !== null && own.column.split("_").at(-1) !== UNITS[own.unit].ending)
    report("unit", `the name of a column in ${own.unit} ends with _${UNITS[own.unit].ending}`);
  const values = own.choices.map(({ value }) => value);
  if (values.includes("") || new Set(values).size < values.length)
    report("choices", 'different values with "|" between them');
  if (own.onlyFor !== null && !isCondition(own.onlyFor, siblings.map(toColumn)))
    report("only_for", "a choice column of the family, =, and some of its values");
  return faults;
}

function isCondition({ column, values }: Condition, siblings: readonly Column[]): boolean {
  const choices = siblings.find((other) => other.column === column)?.choices ?? [];
  return (
    values.length > 0 && values.every((value) => choices.some((choice) => choice.value === value))
  );
}
