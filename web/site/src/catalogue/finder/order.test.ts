import fc from "fast-check";
import { expect, it } from "vitest";
import { CATALOGUE } from "../../testing/finder-catalogue.ts";
import { finderIndex } from "./build-index.ts";
import { findReferences } from "./find.ts";
import type { FinderRow } from "./model.ts";
import { type FinderOrder, inOrder } from "./order.ts";

const index = finderIndex(CATALOGUE);
const found = findReferences(index, [], index.rows.length);
const referencesBy = (order: FinderOrder, maxReferences = 9) =>
  inOrder(found, order, maxReferences).families.map(({ rows }) =>
    rows.map(([reference]) => reference),
  );

it("orders the references of each family, and the families by their first one", () => {
  expect(referencesBy({ column: "load", isDescending: false })).toEqual([
    ["RG-125-GE", "RG-100-PA", "RG-125-PA-FT"],
    ["PN-M12-080-304", "PN-M16-100-304", "PN-M16-100-316", "PN-M16-120-316"],
    ["UR-P205", "UR-T206"],
  ]);
  expect(referencesBy({ column: "diameter", isDescending: true }, 1)).toEqual([
    ["RG-125-GE"],
    ["PN-M16-120-316"],
    ["UR-T206"],
  ]);
});

it("keeps the numbers found, and puts references without a value last", () => {
  const value = fc.option(fc.integer({ min: 1, max: 5 }));
  const order = fc.record({
    column: fc.constantFrom("load", "diameter"),
    isDescending: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(value, { minLength: 1 }), order, (values, wanted) => {
      const rows = values.map(
        (value, at): FinderRow => [String(at), 0, [], value, value, null, null, []],
      );
      const families = found.families.slice(0, 1).map((family) => ({ ...family, rows }));
      const [sorted] = inOrder({ ...found, families }, wanted, rows.length).families;
      const shown = (sorted?.rows ?? []).map(([, , , diameter]) => diameter);
      const knownValues = values.filter((value) => value !== null).toSorted((a, b) => a - b);
      if (wanted.isDescending) knownValues.reverse();
      expect(shown).toEqual([...knownValues, ...values.filter((value) => value === null)]);
      expect(sorted?.count).toBe(families[0]?.count);
    }),
  );
});
