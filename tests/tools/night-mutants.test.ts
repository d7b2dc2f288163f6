import { expect, it } from "vitest";
import { readMutantResults } from "../../scripts/lib/tests/night-mutants.ts";

it("a mutant that survives is a failed test, with its change", () => {
  const output = [
    "Seed 7",
    "killed      5 s  12 functions/src/a.ts: a -> b",
    "SURVIVED   70 s  61 web/panel/src/b.tsx: true -> false",
    "1 killed, 1 survived",
  ].join("\n");
  expect(readMutantResults(output)).toEqual([
    { name: "mutant 12 functions/src/a.ts: a -> b", seconds: 5 },
    {
      name: "mutant 61 web/panel/src/b.tsx: true -> false",
      seconds: 70,
      error: "No test noticed it.",
    },
  ]);
});
