import { describe, expect, it } from "vitest";
import { choiceColumn, numberColumn, textColumn } from "../testing/columns.ts";
import { familyCsv } from "./family-csv.ts";
import { familyFacts } from "./family-facts.ts";
import { familyTable } from "./family-table.ts";
import type { CellValue, FamilyData } from "./model.ts";

type Row = readonly [reference: string, Readonly<Record<string, CellValue>>];

const COLUMNS = [
  textColumn("reference"),
  {
    ...choiceColumn("thread", { M8: "M8", M12: "M12" }),
    label: "Rosca",
    letter: "d1",
    filter: true,
  },
  { ...numberColumn("base_mm", "mm"), label: "Base", letter: "d2", filter: true },
  { ...numberColumn("height_min_mm", "mm"), label: "Altura mínima", letter: "h1" },
  { ...numberColumn("height_max_mm", "mm"), label: "Altura máxima", letter: "h2" },
  { ...numberColumn("static_load_n", "N"), label: "Carga", filter: true },
  { ...choiceColumn("fixing", { Lisa: "Lisa", Anclable: "Anclable" }), label: "Fijación" },
  {
    ...numberColumn("hole_mm", "mm"),
    label: "Taladro",
    letter: "d4",
    onlyFor: { column: "fixing", values: ["Anclable"] },
  },
  { ...choiceColumn("material", { "1.4301": "AISI 304" }), label: "Material", letter: "m" },
  { ...numberColumn("temp_min_c", "°C"), label: "Temperatura mínima" },
  { ...numberColumn("temp_max_c", "°C"), label: "Temperatura máxima" },
  { ...numberColumn("weight_kg", "kg", 2), label: "Peso" },
];
const ROW = {
  thread: "M8",
  base_mm: 60,
  height_min_mm: 85,
  height_max_mm: 125,
  static_load_n: 5000,
  fixing: "Lisa",
  hole_mm: null,
  material: "1.4301",
  temp_min_c: -20,
  temp_max_c: 100,
  weight_kg: 0.87,
};

function family(...rows: readonly Row[]): FamilyData {
  const references = rows.map(([reference, values]) => ({ reference, family: "pies", values }));
  return { slug: "pies", columns: COLUMNS, references };
}
const FEET = family(
  ["P-3", { ...ROW, thread: "M12", base_mm: 100, static_load_n: 12_500, temp_max_c: 90 }],
  ["P-2", { ...ROW, base_mm: 80, fixing: "Anclable", hole_mm: 9 }],
  ["P-1", ROW],
);

function shownIn(data: FamilyData, label: string): Record<string, string> {
  const { columns, rows } = familyTable(data);
  const index = columns.findIndex((column) => column.label === label);
  return Object.fromEntries(
    rows.map(({ reference, cells }) => [reference, cells[index]?.text ?? "no column"]),
  );
}

describe("familyTable", () => {
  it("is sorted by the first two columns, and grouped by the first", () => {
    const rows = familyTable(FEET).rows.map(({ reference, opensGroup }) => [reference, opensGroup]);
    expect(rows).toEqual([
      ["P-1", false],
      ["P-2", false],
      ["P-3", true],
    ]);
  });

  it("has letters, labels and units of its columns, without those of one value", () => {
    expect(
      familyTable(FEET).columns.map(({ label, letters, unit }) => [label, letters, unit]),
    ).toEqual([
      ["Rosca", ["d1"], null],
      ["Base", ["d2"], "mm"],
      ["Carga", [], "kN"],
      ["Fijación", [], null],
      ["Temperatura", [], "°C"],
    ]);
  });

  it("shows minimum and maximum in one cell, and decimals with a comma", () => {
    const [first, ...others] = FEET.references;
    const higher = { ...first?.values, height_max_mm: 140, height_min_mm: 90, weight_kg: 1.2 };
    const feet = family(...others.map((other): Row => [other.reference, other.values]), [
      "P-9",
      higher,
    ]);
    expect(shownIn(feet, "Altura")).toEqual({ "P-1": "85–125", "P-2": "85–125", "P-9": "90–140" });
    expect(shownIn(feet, "Peso")).toEqual({ "P-1": "0,87", "P-2": "0,87", "P-9": "1,2" });
    expect(shownIn(FEET, "Temperatura")).toMatchObject({ "P-3": "−20 a +90" });
  });

  it("shows loads in kN unless one is below 1000 N", () => {
    expect(shownIn(FEET, "Carga")).toEqual({ "P-1": "5", "P-2": "5", "P-3": "12,5" });
    const small = family(["P-1", ROW], ["P-2", { ...ROW, static_load_n: 981 }]);
    expect(shownIn(small, "Carga")).toEqual({ "P-1": "5000", "P-2": "981" });
  });

  it("shows a value of one choice in the cell of that choice", () => {
    const details = familyTable(FEET).rows.map(({ cells }) => cells[3]?.details);
    expect(details).toEqual([[], [{ label: "Taladro", letter: "d4", text: "9" }], []]);
  });

  it("shows a dash where a column does not apply", () => {
    const feet = family(["P-1", ROW], ["P-2", { ...ROW, weight_kg: null }]);
    expect(shownIn(feet, "Peso")).toEqual({ "P-1": "0,87", "P-2": "–" });
  });
});

describe("familyFacts", () => {
  it("has the ranges of filters and what all references have, with the letters that the table lacks", () => {
    expect(familyFacts(FEET)).toEqual([
      { label: "Rosca", letter: null, text: "M8 a M12" },
      { label: "Base", letter: null, text: "60, 80 y 100 mm" },
      { label: "Altura mínima", letter: "h1", text: "85 mm" },
      { label: "Altura máxima", letter: "h2", text: "125 mm" },
      { label: "Carga", letter: null, text: "5 y 12,5 kN" },
      { label: "Material", letter: "m", text: "AISI 304" },
      { label: "Temperatura", letter: null, text: "−20 a +100 °C" },
      { label: "Peso", letter: null, text: "0,87 kg" },
    ]);
  });

  it("says of an option that it depends on the reference", () => {
    const option = { ...choiceColumn("antistatic", { No: "No", Sí: "Sí" }), filter: true };
    const data = family(["R-1", { antistatic: "No" }], ["R-2", { antistatic: "Sí" }]);
    const facts = familyFacts({ ...data, columns: [textColumn("reference"), option] });
    expect(facts.map(({ text }) => text)).toEqual(["Según referencia"]);
  });
});

describe("familyCsv", () => {
  it("has every column and reference, with decimal commas, signs and the units of the data", () => {
    const [header = "", first = "", second = ""] = familyCsv(FEET).split("\r\n");
    expect(header).toMatch(/^\uFEFF"reference";"Rosca d1";"Base d2 \(mm\)";/);
    expect(header).toMatch(
      /;"Temperatura mínima \(°C\)";"Temperatura máxima \(°C\)";"Peso \(kg\)"$/,
    );
    expect(first).toBe(
      '"P-3";"M12";"100";"85";"125";"12500";"Lisa";"";"AISI 304";"-20";"90";"0,87"',
    );
    expect(second).toContain('"Anclable";"9"');
  });
});
