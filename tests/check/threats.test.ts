import { describe, expect, it } from "vitest";
import { filesIn, idsTo, isThere, missingOf, proofsIn, rowsOf } from "./ledger.ts";

const IDS = [
  ...[...idsTo(104, "T"), "T107", "T108", "T109", "T110", "T111", "T112", "T113", "T114"],
  ...["T115", "T116", "T117", "T124", "T125", "T126"],
];

const rows = rowsOf("docs/threats.md", "T").map(
  ([id = "", threat = "", defence = "", proof = ""]) => ({
    id,
    threat,
    defences: filesIn(defence),
    proofs: proofsIn(proof),
  }),
);

it("names every threat once, in order", () => {
  expect(rows.map(({ id }) => id)).toEqual(IDS);
});

describe.each(rows)("$id", ({ threat, defences, proofs }) => {
  it("is described, defended by files that exist and proven by tests that exist", () => {
    expect(threat).not.toBe("");
    expect(defences.length).toBeGreaterThan(0);
    expect(defences.filter((file) => !isThere(file))).toEqual([]);
    expect(proofs.length).toBeGreaterThan(0);
    expect(missingOf(proofs)).toEqual([]);
  });
});
