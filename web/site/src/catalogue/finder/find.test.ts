import { expect, it } from "vitest";
import { CATALOGUE } from "../../testing/finder-catalogue.ts";
import { finderIndex } from "./build-index.ts";
import { type Condition, findReferences, toConditions } from "./find.ts";
import type { Criterion } from "./model.ts";
import { parseQuery } from "./parse-query.ts";
import { relaxations } from "./relax.ts";
import { toVocabulary } from "./vocabulary.ts";

const index = finderIndex(CATALOGUE);
const vocabulary = toVocabulary(index);

function conditionsIn(text: string, chosen: readonly Criterion[] = []) {
  const { understood, words } = parseQuery(text, vocabulary);
  const criteria = [...chosen, ...understood.map(({ criterion }) => criterion)];
  return toConditions(criteria, words);
}

const getName = ({ criteria, word }: Condition) => word ?? criteria[0]?.facet;

function referencesFor(text: string, chosen: readonly Criterion[] = []): string[] {
  const { families } = findReferences(index, conditionsIn(text, chosen), 99);
  return families.flatMap(({ rows }) => rows.map(([reference]) => reference));
}

it.each<[string, string[]]>([
  ["pie M16 316L 20 kN", ["PN-M16-100-316", "PN-M16-120-316"]],
  ["rodamiento 25 mm", ["UR-P205"]],
  ["rueda 125 freno", ["RG-125-PA-FT"]],
  ["rueda 200 kg", ["RG-125-PA-FT"]],
  ["antiestáticas", ["RG-125-GE"]],
  ["m16 100", ["PN-M16-100-304", "PN-M16-100-316"]],
  ["M12 M16 304", ["PN-M12-080-304", "PN-M16-100-304"]],
  ["UR-P2", ["UR-P205"]],
  ["ur p205", ["UR-P205"]],
  ["pnm16120", ["PN-M16-120-316"]],
  ["206", ["UR-T206"]],
  ["1608", []],
  ["-10 a 90 °C", ["UR-P205", "UR-T206"]],
  ["120 °C", []],
  ["ip69k", []],
  ["80 a 100 mm", ["PN-M12-080-304", "PN-M16-100-304", "PN-M16-100-316", "RG-100-PA"]],
  ["rodam", ["UR-P205", "UR-T206"]],
  ["bomba", []],
])("%s", (text, expected) => expect(referencesFor(text)).toEqual(expected));

it("chosen filters restrict a text, and values of one facet are alternatives", () => {
  const threads: Criterion[] = [
    { facet: "thread", value: "m12" },
    { facet: "thread", value: "m16" },
  ];
  expect(referencesFor("304", threads)).toEqual(["PN-M12-080-304", "PN-M16-100-304"]);
  expect(referencesFor("304 20 kN", threads)).toEqual(["PN-M16-100-304"]);
});

it("counts for each value what choosing it alone in its facet would find", () => {
  const { total, counts } = findReferences(index, conditionsIn("M16 316L"), 99);
  expect(total).toBe(2);
  expect(counts).toEqual({
    thread: [0, 2],
    shaft: [0, 0],
    material: [1, 2],
    seal: [1, 1, 0, 0],
    ip: [0],
    family: [2, 0, 0],
  });
});

it("gives the first references of each family with the number of all", () => {
  const { families } = findReferences(index, [], 2);
  expect(families.map(({ family, count, rows }) => [family.slug, count, rows.length])).toEqual([
    ["pies-niveladores", 4, 2],
    ["unidades-rodamiento", 2, 2],
    ["ruedas", 3, 2],
  ]);
});

it("names ways out of an empty result, with what they find", () => {
  const conditions = conditionsIn("pie M12 316L 20 kN");
  expect(findReferences(index, conditions, 1).total).toBe(0);
  const ways = relaxations(index, conditions);
  expect(ways.map(({ without, count }) => [without.map(getName), count])).toEqual([
    [["thread"], 2],
    [["material", "load"], 1],
  ]);
});

it("offers nothing where every condition is unknown", () => {
  expect(relaxations(index, conditionsIn("bomba"))).toEqual([]);
});
