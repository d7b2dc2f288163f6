import { expect, it } from "vitest";
import { catalogue } from "#app/product-tables.ts";
import { finderIndex } from "#catalogue/finder/build-index.ts";
import { findInCatalogue } from "./find-in-catalogue.ts";

const index = finderIndex(catalogue);
const getNames = (text: string) =>
  findInCatalogue(index, text).families.map(({ family, count }) => [family.slug, count]);

it("counts all references, shows the first five, and names their families", () => {
  const { search, rows } = findInCatalogue(index, "pies niveladores");
  const { total } = search.found;
  expect(rows).toHaveLength(5);
  expect(total).toBeGreaterThan(5);
  expect(getNames("pies niveladores")).toEqual([["pies-niveladores", total]]);
});

it("shows five of several families too", () => {
  expect(findInCatalogue(index, "316L").rows).toHaveLength(5);
  expect(getNames("316L").length).toBeGreaterThan(1);
});

it("names the family that the text asks for when no reference is found", () => {
  expect(findInCatalogue(index, "rueda 900 kN").search.found.total).toBe(0);
  expect(getNames("rueda 900 kN")).toEqual([["ruedas", 0]]);
  expect(getNames("xyzzy")).toEqual([]);
});

it("explains an empty result as the catalog does", () => {
  expect(findInCatalogue(index, "pie M16 316L 20 kN").hasWays).toBe(true);
  expect(findInCatalogue(index, "xyzzy quux").hasWays).toBe(false);
});
