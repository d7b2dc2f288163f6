import { describe, expect, it } from "vitest";
import { idsTo, missingOf, proofsIn, rowsOf } from "./ledger.ts";

/** Rows of docs/faults.md. */
const COUNT = 37;

const rows = rowsOf("docs/faults.md", "F").map(([id = "", ...cells]) => ({ id, cells }));

it("names every fault once, in order", () => {
  expect(rows.map(({ id }) => id)).toEqual(idsTo(COUNT, "F"));
});

describe.each(rows)("$id", ({ cells }) => {
  it("says what happens to whom, and is proven by tests that exist", () => {
    expect(cells).toHaveLength(5);
    expect(cells).not.toContain("");
    expect(missingOf(proofsIn(cells.at(-1) ?? ""))).toEqual([]);
  });
});
