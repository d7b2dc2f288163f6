import { gzipSync } from "node:zlib";
import { conditionsOf, findReferences } from "functions/domain/catalogue/finder/find";
import { parseQuery } from "functions/domain/catalogue/finder/parse-query";
import { vocabularyOf } from "functions/domain/catalogue/finder/vocabulary";
import { expect, it } from "vitest";
import { BUDGETS } from "./budgets.mjs";
import { finderFile } from "./finder-file.ts";
import { readCatalogue } from "./read-catalogue.ts";

const catalogue = readCatalogue();
const file = finderFile(catalogue);
const index = JSON.parse(file.text);
const vocabulary = vocabularyOf(index);

function referencesFor(text) {
  const { understood, words } = parseQuery(text, vocabulary);
  const conditions = conditionsOf(
    understood.map(({ criterion }) => criterion),
    words.map(({ word }) => word),
  );
  return findReferences(index, conditions, 99).families.flatMap(({ rows }) =>
    rows.map(([reference]) => reference),
  );
}

it("has all references of the tables", () => {
  const all = catalogue.flatMap(({ references }) => references.map(({ reference }) => reference));
  expect(new Set(index.rows.map(([reference]) => reference))).toEqual(new Set(all));
  expect(referencesFor("").length).toBe(all.length);
});

it.each([
  ["pie M20 316L 16 kN", /^NHK-PN-M20-\d+-316/],
  ["rodamiento 25 mm", /^NHK-UR-.*-25-316$/],
  ["rueda 125 freno", /^NHK-R[GF]-125-.*FT$/],
  ["soporte de rodamiento 30 mm", /^NHK-SR-.206/],
  ["tornillo M8", /^NHK-CT-M08/],
  ["tuerca ciega silicona", /^NHK-CN-.*S$/],
  ["NHK-PN-M30", /^NHK-PN-M30/],
  ["206", /206/],
  ["ruedas antiestáticas", /AE$/],
])("%s finds what it means", (text, expected) => {
  const found = referencesFor(text);
  expect(found.length).toBeGreaterThan(0);
  for (const reference of found) expect(reference).toMatch(expected);
});

it("its name changes with its content", () => {
  const [first, ...others] = catalogue;
  const shorter = [{ ...first, references: first.references.slice(1) }, ...others];
  expect(finderFile(catalogue).address).toBe(file.address);
  expect(finderFile(shorter).address).not.toBe(file.address);
});

it("stays in its budget with 5000 references", () => {
  const copies = Math.ceil(5000 / index.rows.length);
  const many = catalogue.map((family) => ({
    ...family,
    references: Array.from({ length: copies }, (_, copy) =>
      family.references.map((one) => ({ ...one, reference: `${one.reference}-${copy}` })),
    ).flat(),
  }));
  const { text } = finderFile(many);
  expect(JSON.parse(text).rows.length).toBeGreaterThanOrEqual(5000);
  expect(gzipSync(text).length).toBeLessThan(BUDGETS.finderIndex);
});
