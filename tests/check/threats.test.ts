import { describe, expect, it } from "vitest";
import { filesIn, findMissing, idsTo, isThere, proofsIn, readRows } from "./ledger.ts";

/** Numbers without a row were never threats of what is built. */
const IDS = [
  ...idsTo(104, "T"),
  ...[
    107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 119, 120, 121, 122, 123, 124, 125, 126,
    130, 131, 132, 140, 141, 145, 146,
  ].map((number) => `T${number}`),
];

const rows = readRows("docs/threats.md", "T").map(
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
    expect(findMissing(proofs)).toEqual([]);
  });
});
