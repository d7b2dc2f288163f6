import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { plantMutant, readMutants } from "../mutants/table.ts";

const mutants = readMutants();

it("numbers a hundred mutants of all areas", () => {
  expect(mutants.map(({ number }) => number)).toEqual(mutants.map((_, index) => index + 1));
  const areas = Map.groupBy(mutants, ({ area }) => area);
  const counts = Object.fromEntries([...areas].map(([area, { length }]) => [area, length]));
  expect(counts).toEqual({ functions: 31, rules: 10, domain: 15, panel: 24, site: 20 });
});

describe.each(mutants)("mutant $number of $file", (mutant) => {
  it("has its text once, a reason, and tests that exist", () => {
    const { source, changed } = plantMutant(mutant);
    expect(changed).not.toBe(source);
    expect(mutant.reason).toMatch(/^\p{Lu}.*\.$/u);
    const missing = mutant.tests.filter(
      (file) => !existsSync(new URL(`../../${file}`, import.meta.url)),
    );
    expect(missing).toEqual([]);
  });
});
