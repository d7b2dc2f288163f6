import { expect, it } from "vitest";
import { declares, missingOf, proofsIn } from "./ledger.ts";

it("knows a declared test from one that is gone", () => {
  const source = 'it("keeps it", () => {});\nit.each([1])(\n  "keeps %i (twice)",\n  () => {},\n);';
  expect(declares(source, "keeps it")).toBe(true);
  expect(declares(source, "keeps %i (twice)")).toBe(true);
  expect(declares(source, "keeps")).toBe(false);
  expect(declares('// "keeps it" is gone', "keeps it")).toBe(false);
});

it("misses a proof without form, file or test", () => {
  const here = "`tests/check/ledger.test.ts` › ";
  const cell = `${here}knows a declared test from one that is gone<br>${here}is not there<br>words alone`;
  const found = missingOf(proofsIn(cell)).map(({ test }) => test);
  expect(found).toEqual(["is not there", ""]);
});
