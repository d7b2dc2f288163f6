import { expect, it } from "vitest";
import { findNorms } from "./find-norms.ts";

const NORMS = [
  { id: "fda", name: "FDA", type: "Conformidad de materiales", description: "21 CFR 177.2600" },
  { id: "reach", name: "REACH", type: "Reglamento europeo", description: "Un pie nivelador." },
];

it.each([
  ["fda", ["fda"]],
  ["pie M16 FDA", ["fda"]],
  ["177.2600", ["fda"]],
  ["pies niveladores", ["reach"]],
  ["conformidad", ["fda"]],
  ["pie M16", []],
  ["de la", []],
  ["", []],
])("%j finds the norms %j", (text, ids) =>
  expect(findNorms(NORMS, text).map(({ id }) => id)).toEqual(ids),
);
