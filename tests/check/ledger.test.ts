import { expect, it } from "vitest";
import { declares, findMissing, proofsIn } from "./ledger.ts";

it("finds declared tests only by their full title", () => {
  const source = 'it("keeps it", () => {});\nit.each([1])(\n  "keeps %i (twice)",\n  () => {},\n);';
  expect(declares(source, "keeps it")).toBe(true);
  expect(declares(source, "keeps %i (twice)")).toBe(true);
  expect(declares(source, "keeps")).toBe(false);
  expect(declares('// "keeps it" is gone', "keeps it")).toBe(false);
});

it("reports a proof of another format, without file or without test", () => {
  const here = "`tests/check/ledger.test.ts` › ";
  const cell = `${here}finds declared tests only by their full title<br>${here}is not there<br>words alone`;
  const found = findMissing(proofsIn(cell)).map(({ test }) => test);
  expect(found).toEqual(["is not there", ""]);
});
