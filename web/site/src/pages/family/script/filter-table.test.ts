import fc from "fast-check";
import { expect, it } from "vitest";
import { compareCells } from "./cell-order.ts";
import { filterTable } from "./filter-table.ts";

const SIZE = 4;
const toFilter = (isMinimum: boolean, ...chosen: number[]) => ({
  isMinimum,
  size: SIZE,
  chosen: new Set(chosen),
});

const THREADS_AND_LOADS = [
  { name: "a", marks: [0, 0] },
  { name: "b", marks: [1, 1] },
  { name: "c", marks: [1, 3] },
  { name: "d", marks: [2, -1] },
];

it("values of a filter are alternatives, filters add up, and a minimum includes what is more", () => {
  const findMatches = (...filters: Parameters<typeof filterTable>[1]) =>
    filterTable(THREADS_AND_LOADS, filters)
      .matches.map(({ name }) => name)
      .join("");
  expect(findMatches(toFilter(false), toFilter(true))).toBe("abcd");
  expect(findMatches(toFilter(false, 0, 1), toFilter(true))).toBe("abc");
  expect(findMatches(toFilter(false, 1), toFilter(true, 2))).toBe("c");
  expect(findMatches(toFilter(false), toFilter(true, 0))).toBe("abc");
});

it("a count is the number of matches if the value were the only one chosen in its filter", () => {
  const mark = fc.integer({ min: -1, max: SIZE - 1 });
  const rows = fc.array(fc.record({ marks: fc.tuple(mark, mark, mark) }), { maxLength: 12 });
  const filter = fc
    .tuple(fc.boolean(), fc.uniqueArray(fc.integer({ min: 0, max: SIZE - 1 })))
    .map(([isMinimum, chosen]) => toFilter(isMinimum, ...chosen));
  fc.assert(
    fc.property(rows, fc.tuple(filter, filter, filter), (all, filters) => {
      const { counts } = filterTable(all, filters);
      filters.forEach(({ isMinimum }, position) => {
        for (let value = 0; value < SIZE; value += 1) {
          const only = filters.with(position, toFilter(isMinimum, value));
          expect(counts[position]?.[value]).toBe(filterTable(all, only).matches.length);
        }
      });
    }),
  );
});

it("orders numbers by their size, texts by their numbers, and puts empty cells last", () => {
  const sorted = (isDescending: boolean, ...cells: string[]) =>
    cells.sort((a, b) => compareCells(a, b, isDescending));
  expect(sorted(false, "12,5", "–", "9", "110–160")).toEqual(["9", "12,5", "110–160", "–"]);
  expect(sorted(true, "12,5", "–", "9", "110–160")).toEqual(["110–160", "12,5", "9", "–"]);
  expect(sorted(false, "−20 a +100", "−40 a +90")).toEqual(["−40 a +90", "−20 a +100"]);
  expect(sorted(false, "M16", "M8", "–")).toEqual(["M8", "M16", "–"]);
  expect(sorted(true, "Fija", "Giratoria")).toEqual(["Giratoria", "Fija"]);
});
