import { expect, it } from "vitest";
import { CALCULATOR_PATHS } from "#lib/calculators.ts";
import { COLUMNS } from "#site/calculator/tables.ts";
import { dataOf } from "./finished-pages.ts";

it.each([
  ["feet", [24, 17]],
  ["casters", [24]],
  ["bearings", [24, 24]],
] as const)("gives the calculator of %s the wanted columns of its families", (id, counts) => {
  const data = dataOf(CALCULATOR_PATHS[id]);
  if (data?.kind !== "calculator") throw new Error("no data of a calculator");
  expect(data.tables.map(({ rows }) => rows.length)).toEqual(counts);
  const found = new Set(data.tables.flatMap(({ columns }) => columns));
  expect(found).toEqual(new Set(["reference", ...COLUMNS[id]]));
});

it("shows choices with the labels of their texts", () => {
  const data = dataOf(CALCULATOR_PATHS.feet);
  expect(JSON.stringify(data)).toContain('"AISI 316L (1.4404)"');
});
