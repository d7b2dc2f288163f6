import { describe, expect, it } from "vitest";
import { readColumns } from "./read-columns.ts";

const HEADER =
  "family column label kind unit decimals choices filter letter symbol only_for note".split(" ");
type Cells = Readonly<Record<string, string>>;

const KEY = { family: "pies", column: "reference", label: "Referencia", kind: "text" };
const FIXING = {
  family: "pies",
  column: "fixing",
  label: "Fijación",
  kind: "choice",
  choices: "Lisa | Anclable=Base anclable",
  filter: "sí",
};
const HOLE = {
  family: "pies",
  column: "hole_mm",
  label: "Taladro",
  kind: "number",
  unit: "mm",
  decimals: "1",
  letter: "d4",
  symbol: "d",
  only_for: "fixing=Anclable",
  note: "Nota.",
};

function read(...rows: Cells[]) {
  const toCells = (row: Cells) => HEADER.map((name) => ({ filter: "no", ...row })[name] ?? "");
  const sheet = {
    path: "columns.csv",
    header: { line: 1, cells: HEADER },
    rows: rows.map((row, index) => ({ line: index + 2, cells: toCells(row) })),
  };
  return readColumns(sheet, ["pies", "ruedas"]);
}

describe("readColumns", () => {
  it("returns the columns of each family in the order of the table", () => {
    const { columns, faults } = read(KEY, FIXING, HOLE);
    expect(faults).toEqual([]);
    expect(columns.get("ruedas")).toEqual([]);
    expect(columns.get("pies")?.map(({ column }) => column)).toEqual([
      "reference",
      "fixing",
      "hole_mm",
    ]);
    expect(columns.get("pies")?.[1]).toMatchObject({
      choices: [
        { value: "Lisa", label: "Lisa" },
        { value: "Anclable", label: "Base anclable" },
      ],
      filter: true,
    });
    expect(columns.get("pies")?.[2]).toEqual({
      column: "hole_mm",
      label: "Taladro",
      kind: "number",
      unit: "mm",
      decimals: 1,
      choices: [],
      filter: false,
      letter: "d4",
      symbol: "d",
      onlyFor: { column: "fixing", values: ["Anclable"] },
      note: "Nota.",
    });
  });

  it.each<[string, Cells, string]>([
    ["an unknown family", { family: "tuercas" }, 'A (family): "tuercas" is none of: pies, ruedas'],
    ["an unknown kind", { kind: "date" }, 'D (kind): "date" is none of: text, number, choice'],
    [
      "an unknown unit",
      { unit: "cm" },
      'E (unit): "cm" is none of: mm, µm, °, N, N·m, kg, rpm, °C',
    ],
    ["a number without a unit", { unit: "" }, "E (unit): a value is missing"],
    ["a unit that the name does not end with", { unit: "kg" }, "E (unit): the name of a column"],
    ["a number without decimals", { decimals: "" }, "F (decimals): a value is missing"],
    ["choices of a number", { choices: "1|2" }, "G (choices): is empty unless kind is choice"],
    ["another word than sí and no", { filter: "TRUE" }, 'H (filter): "TRUE" is none of: sí, no'],
    ["a column name with capital letters", { column: "Hole_mm" }, "B (column): lower-case"],
    ["a column twice", { column: "fixing" }, 'B (column): second "fixing" of the family'],
    ["a condition on an unknown column", { only_for: "mount=A" }, "K (only_for): a choice column"],
    ["a condition on an unknown value", { only_for: "fixing=A" }, "K (only_for): a choice column"],
    ["a condition without values", { only_for: "fixing" }, "K (only_for): a choice column"],
  ])("refuses %s", (_name, changes, reason) => {
    expect(read(KEY, FIXING, { ...HOLE, ...changes }).faults).toContainEqual(
      expect.stringContaining(`columns.csv:4: column ${reason}`),
    );
  });

  it.each(["Lisa|Lisa", "Lisa|", "="])("refuses the choices %s", (choices) => {
    const reason = 'column G (choices): different values with "|" between them';
    expect(read(KEY, { ...FIXING, choices }).faults).toEqual([`columns.csv:3: ${reason}`]);
  });

  it("refuses a family whose first column is not the reference", () => {
    expect(read(FIXING).faults).toEqual([
      'columns.csv:2: column B (column): the first column of a family is the text "reference"',
    ]);
  });
});
