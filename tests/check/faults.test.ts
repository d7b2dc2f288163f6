import { describe, expect, it } from "vitest";
import { findMissing, idsTo, proofsIn, readRows } from "./ledger.ts";

const COUNT = 49;

const rows = readRows("docs/faults.md", "F").map(([id = "", ...cells]) => ({ id, cells }));

it("names every fault once, in order", () => {
  const later = [
    "F51",
    "F52",
    "F53",
    "F54",
    "F55",
    "F56",
    "F57",
    "F58",
    "F59",
    "F60",
    "F61",
    "F62",
    "F63",
    "F64",
    "F65",
    "F66",
    "F67",
    "F68",
    "F69",
    "F70",
    "F71",
    "F72",
  ];
  expect(rows.map(({ id }) => id)).toEqual([...idsTo(COUNT, "F"), ...later]);
});

describe.each(rows)("$id", ({ cells }) => {
  it("has five cells, and its tests exist", () => {
    expect(cells).toHaveLength(5);
    expect(cells).not.toContain("");
    expect(findMissing(proofsIn(cells.at(-1) ?? ""))).toEqual([]);
  });
});
