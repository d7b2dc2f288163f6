import { describe, expect, it } from "vitest";
import { choiceColumn, numberColumn, textColumn } from "../testing/columns.ts";
import { readReferences } from "./read-references.ts";
import { UNITS, type Unit } from "./units.ts";

const COLUMNS = [
  textColumn("reference"),
  choiceColumn("fixing", { Antideslizante: "Antideslizante", Anclable: "Anclable" }),
  { ...numberColumn("hole_mm", "mm"), onlyFor: { column: "fixing", values: ["Anclable"] } },
  numberColumn("weight_kg", "kg", 2),
];
const HEADER = COLUMNS.map(({ column }) => column);

function read(header: readonly string[], rows: readonly string[][], columns = COLUMNS) {
  const sheet = {
    path: "pies.csv",
    header: { line: 1, cells: header },
    rows: rows.map((cells, index) => ({ line: index + 2, cells })),
  };
  return readReferences("pies", sheet, columns, new Map());
}
const getFaults = (header: readonly string[], ...rows: string[][]) => read(header, rows).faults;
const row = (changes: Partial<Record<string, string>> = {}) => {
  const cells: Record<string, string | undefined> = {
    reference: "A-1",
    fixing: "Antideslizante",
    hole_mm: "",
    weight_kg: "0.87",
    ...changes,
  };
  return HEADER.map((name) => cells[name] ?? "");
};

describe("readReferences", () => {
  it("returns texts, choices and numbers, and null where a column does not apply", () => {
    const rows = [row(), row({ reference: "A-2", fixing: "Anclable", hole_mm: " 9 " })];
    expect(read(HEADER, rows)).toEqual({
      references: [
        {
          reference: "A-1",
          family: "pies",
          values: { fixing: "Antideslizante", hole_mm: null, weight_kg: 0.87 },
        },
        {
          reference: "A-2",
          family: "pies",
          values: { fixing: "Anclable", hole_mm: 9, weight_kg: 0.87 },
        },
      ],
      faults: [],
    });
  });

  it.each([
    ["0,87", 0.87],
    ["12", 12],
    ["3.4", 3.4],
  ])("reads the number %s", (weight, value) => {
    const [first] = read(HEADER, [row({ weight_kg: weight })]).references;
    expect(first?.values.weight_kg).toBe(value);
  });

  it("reads a negative number with a hyphen or a minus sign", () => {
    const columns = [textColumn("reference"), numberColumn("temp_min_c", "°C")];
    const rows = [
      ["A-1", "-20"],
      ["A-2", "−30"],
    ];
    const { references } = read(["reference", "temp_min_c"], rows, columns);
    expect(references.map(({ values }) => values.temp_min_c)).toEqual([-20, -30]);
  });

  it("reads columns in any order, and ignores columns without a name and text", () => {
    const cells = ["0.87", "", "", "A-1", "Antideslizante", ""];
    const header = ["weight_kg", "hole_mm", "", "reference", "fixing", " "];
    expect(read(header, [cells])).toMatchObject({ references: [{ reference: "A-1" }], faults: [] });
  });

  it.each<[string, Record<string, string>, string]>([
    [
      "a text instead of a number",
      { weight_kg: "mucho" },
      'column D (weight_kg): "mucho" is not a number; it is written without its unit, kg',
    ],
    [
      "a number with its unit",
      { weight_kg: "0.87 kg" },
      'column D (weight_kg): "0.87 kg" is not a number; it is written without its unit, kg',
    ],
    [
      "an exponent",
      { weight_kg: "1E3" },
      'column D (weight_kg): "1E3" is not a number; it is written without its unit, kg',
    ],
    [
      "a separator of thousands",
      { fixing: "Anclable", hole_mm: "1.250" },
      'column C (hole_mm): "1.250" has 3 decimals instead of at most 0; thousands have no separator',
    ],
    [
      "an impossible weight",
      { weight_kg: "0" },
      "column D (weight_kg): 0 kg is not between 0.001 and 10000 kg",
    ],
    [
      "an unknown choice",
      { fixing: "Anclado" },
      'column B (fixing): "Anclado" is none of: Antideslizante, Anclable',
    ],
    ["an empty cell", { weight_kg: " " }, "column D (weight_kg): a value is missing"],
    [
      "an empty cell that another choice requires",
      { fixing: "Anclable" },
      "column C (hole_mm): a value is missing",
    ],
    [
      "a filled cell that does not apply",
      { hole_mm: "9" },
      "column C (hole_mm): is empty unless fixing is Anclable",
    ],
    [
      "a reference with spaces",
      { reference: "A 1" },
      'column A (reference): "A 1" has more than capital letters and digits with "-" between them',
    ],
    [
      "a line break inside a cell",
      { fixing: "Anti\ndeslizante" },
      "column B (fixing): a cell is one line without tabs",
    ],
    [
      "a long text",
      { reference: "A".repeat(201) },
      "column A (reference): longer than 200 characters",
    ],
  ])("refuses %s with row and column", (_name, changes, reason) => {
    const first = row({ reference: "B-1" });
    expect(getFaults(HEADER, first, row(changes))).toEqual([`pies.csv:3: ${reason}`]);
  });

  it.each(Object.entries(UNITS))("refuses an impossible value in %s", (unit, { min, max }) => {
    const columns = [textColumn("reference"), numberColumn("x", unit as Unit, 3)];
    const values = [min - 0.001, max + 0.001, min, max].map((value, index) => [
      `A-${index}`,
      String(Number(value.toFixed(3))),
    ]);
    const { faults, references } = read(["reference", "x"], values, columns);
    expect(faults).toHaveLength(2);
    expect(references).toHaveLength(2);
  });

  it("refuses a missing, an unknown and a repeated column", () => {
    const header = ["reference", "fixing", "fixing", "color"];
    expect(getFaults(header, row())).toEqual([
      'pies.csv:1: column C: second "fixing"',
      'pies.csv:1: column D: unknown column "color"',
      'pies.csv:1: column "hole_mm" is missing',
      'pies.csv:1: column "weight_kg" is missing',
    ]);
  });

  it("refuses text beside the named columns", () => {
    expect(getFaults(HEADER, [...row(), "", "nota"])).toEqual([
      "pies.csv:2: column F: text in a column without a name",
    ]);
  });

  it("names columns after Z as spreadsheets do", () => {
    const cells = [...row(), ...Array.from({ length: 23 }, () => ""), "nota"];
    expect(getFaults(HEADER, cells)[0]).toContain("column AB:");
  });

  it("refuses a table without rows", () => {
    expect(getFaults(HEADER)).toEqual(["pies.csv:1: no row below the header"]);
  });

  it("refuses a reference that this or another table has already", () => {
    const places = new Map([["B-1", "ruedas.csv:7"]]);
    const header = { line: 1, cells: HEADER };
    const rows = ["A-1", "B-1", "A-1"].map((reference, index) => ({
      line: index + 2,
      cells: row({ reference }),
    }));
    const { faults } = readReferences("pies", { path: "pies.csv", header, rows }, COLUMNS, places);
    expect(faults).toEqual([
      'pies.csv:3: column A (reference): "B-1" is already in ruedas.csv:7',
      'pies.csv:4: column A (reference): "A-1" is already in pies.csv:2',
    ]);
  });

  it("reports every fault of a row", () => {
    expect(getFaults(HEADER, row({ fixing: "x", weight_kg: "x" }))).toHaveLength(2);
  });
});

describe("figures of a row", () => {
  const judge = (figures: Readonly<Record<string, readonly [string, Unit]>>) => {
    const columns = Object.entries(figures).map(([name, [, unit]]) => numberColumn(name, unit));
    const cells = Object.values(figures).map(([value]) => value);
    const header = ["reference", ...Object.keys(figures)];
    return read(header, [["A-1", ...cells]], [textColumn("reference"), ...columns]).faults;
  };

  it("refuses a minimum above its maximum", () => {
    expect(judge({ temp_min_c: ["100", "°C"], temp_max_c: ["-20", "°C"] })).toEqual([
      "pies.csv:2: column C (temp_max_c): -20 is less than temp_min_c, 100",
    ]);
    expect(judge({ temp_min_c: ["-20", "°C"], temp_max_c: ["100", "°C"] })).toEqual([]);
  });

  it("refuses a stroke that is not the difference of the heights", () => {
    const heights = { height_min_mm: ["110", "mm"], height_max_mm: ["160", "mm"] } as const;
    expect(judge({ ...heights, stroke_mm: ["50", "mm"] })).toEqual([]);
    expect(judge({ ...heights, stroke_mm: ["60", "mm"] })).toEqual([
      "pies.csv:2: column D (stroke_mm): 60 is not 50, which follows from height_max_mm and height_min_mm",
    ]);
  });

  it("refuses a load in newtons that is not the load in kilograms", () => {
    expect(judge({ load_kg: ["150", "kg"], dynamic_load_n: ["1471", "N"] })).toEqual([]);
    expect(judge({ load_kg: ["150", "kg"], dynamic_load_n: ["150", "N"] })).toEqual([
      "pies.csv:2: column C (dynamic_load_n): 150 is not 1471, which follows from load_kg",
    ]);
  });
});
