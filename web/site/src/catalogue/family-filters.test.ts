import { expect, it } from "vitest";
import { choiceColumn, numberColumn, textColumn } from "../testing/columns.ts";
import { familyFilters } from "./family-filters.ts";
import type { CellValue } from "./model.ts";

const COLUMNS = [
  textColumn("reference"),
  { ...choiceColumn("thread", { M8: "M8", M16: "M16", M20: "M20" }), label: "Rosca", letter: "d1" },
  { ...numberColumn("base_mm", "mm"), label: "Base", letter: "d2" },
  { ...numberColumn("load_n", "N"), label: "Carga" },
  { ...choiceColumn("seal", { EPDM: "EPDM" }), label: "Junta" },
].map((column) => ({ ...column, filter: column.column !== "reference" }));

function toFilters(...rows: Readonly<Record<string, CellValue>>[]) {
  const references = rows.map((values, index) => ({
    reference: `P-${index}`,
    family: "pies",
    values: { seal: "EPDM", ...values },
  }));
  return familyFilters({ slug: "pies", columns: COLUMNS, references });
}

it("has the values in their order, with letters, units, counts and names for addresses", () => {
  const { filters, marks } = toFilters(
    { thread: "M16", base_mm: 120, load_n: 12_500 },
    { thread: "M8", base_mm: 80, load_n: 5000 },
    { thread: "M16", base_mm: 80, load_n: null },
  );
  expect(filters).toEqual([
    {
      slug: "rosca",
      label: "Rosca",
      letter: "d1",
      unit: null,
      isMinimum: false,
      values: [
        { slug: "m8", text: "M8", count: 1 },
        { slug: "m16", text: "M16", count: 2 },
      ],
    },
    {
      slug: "base",
      label: "Base",
      letter: "d2",
      unit: "mm",
      isMinimum: false,
      values: [
        { slug: "80", text: "80", count: 2 },
        { slug: "120", text: "120", count: 1 },
      ],
    },
    {
      slug: "carga",
      label: "Carga",
      letter: null,
      unit: "kN",
      isMinimum: true,
      values: [
        { slug: "5", text: "≥ 5", count: 2 },
        { slug: "12-5", text: "≥ 12,5", count: 1 },
      ],
    },
  ]);
  expect([...marks]).toEqual([
    ["P-0", [1, 1, 1]],
    ["P-1", [0, 0, 0]],
    ["P-2", [1, 0, -1]],
  ]);
});

it("offers six minima at most, from the smallest to the largest value", () => {
  const loads = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((load) => ({ load_n: load }));
  const { filters, marks } = toFilters(...loads);
  const [minima] = filters;
  expect(minima?.values.map(({ text }) => text)).toEqual([
    "≥ 1",
    "≥ 3",
    "≥ 5",
    "≥ 6",
    "≥ 8",
    "≥ 10",
  ]);
  expect(minima?.values.map(({ count }) => count)).toEqual([10, 8, 6, 5, 3, 1]);
  expect(marks.get("P-3")).toEqual([1]);
});
