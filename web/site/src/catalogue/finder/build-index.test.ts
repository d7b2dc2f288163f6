import { expect, it } from "vitest";
import { CATALOGUE } from "../../testing/finder-catalogue.ts";
import { finderIndex } from "./build-index.ts";
import { familyQuery } from "./family-query.ts";
import type { Criterion } from "./model.ts";

const index = finderIndex(CATALOGUE);

it("has the values of all families once, in their order", () => {
  const texts = Object.values(index.values).map((values) => values.map(({ text }) => text));
  expect(texts).toEqual([
    ["M12", "M16"],
    ["25", "30"],
    ["AISI 304", "AISI 316L"],
    ["EPDM", "NBR", "Poliamida", "Goma elástica"],
    ["IP67"],
  ]);
});

it("keeps what is asked for, in one unit, and leaves out what a reference lacks", () => {
  const rows = index.rows.map(([reference, , , diameter, load, , , texts]) => [
    ...[reference, diameter, load],
    texts.map((text) => index.texts[text]).join(", "),
  ]);
  expect(rows.slice(3)).toEqual([
    ["PN-M16-120-316", 120, 25_000, ""],
    ["UR-P205", 25, 11_900, "De pie, Inserto 205"],
    ["UR-T206", 30, 16_600, "Tensor, Inserto 206"],
    ["RG-100-PA", 100, 1471, ""],
    ["RG-125-GE", 125, 981, "Antiestática"],
    ["RG-125-PA-FT", 125, 1962, "Freno total"],
  ]);
});

it.each<[string, number, Criterion[], string]>([
  [
    "choices and the minimum that is reached",
    0,
    [
      { facet: "thread", value: "m16" },
      { facet: "material", value: "aisi-316l" },
      { facet: "load", value: 22_000 },
      { facet: "size", value: 100 },
    ],
    "?rosca-del-husillo=m16&material=aisi-316l-1-4404&carga-estatica=20&diametro-de-base=100",
  ],
  ["masses of a load", 2, [{ facet: "load", value: 1471 }], "?capacidad-de-carga=150"],
  ["no filter of another family", 2, [{ facet: "thread", value: "m16" }], ""],
  ["no unknown value", 0, [{ facet: "size", value: 90 }], ""],
  ["no minimum below the least", 0, [{ facet: "load", value: 500 }], ""],
])("the link to a family's page has %s", (_, position, criteria, query) => {
  const family = index.families[position];
  if (family === undefined) throw new Error("no family");
  expect(familyQuery(family, { criteria, words: [], rows: [], order: null }, index)).toBe(query);
});

it("the link to a family's page has words, and an order by a column that it filters", () => {
  const search = {
    criteria: [],
    words: [{ word: "freno" }, { word: "total" }],
    rows: [],
    order: { column: "load", isDescending: true },
  } as const;
  const queries = index.families.map((family) => familyQuery(family, search, index));
  expect(queries).toEqual([
    "?q=freno+total&orden=-carga-estatica",
    "?q=freno+total",
    "?q=freno+total&orden=-capacidad-de-carga",
  ]);
});

it("the link to a family's page has the words of its table for a synonym", () => {
  const words = [{ word: "ucp", texts: ["de pie", "tensor"] }];
  const [, family] = index.families;
  const rows = index.rows.filter(([reference]) => reference === "UR-P205");
  if (family === undefined) throw new Error("no family");
  expect(familyQuery(family, { criteria: [], words, rows, order: null }, index)).toBe("?q=de+pie");
});
