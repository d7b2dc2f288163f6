import { paths } from "kit/lib/paths";
import { expect, it } from "vitest";
import { RULES } from "#cleaning/rules.ts";
import { CALCULATOR_PATHS } from "#lib/calculators.ts";
import type { PageData } from "#lib/page-data.ts";
import { COLUMNS } from "#pages/calculator/kinds/tables.ts";
import { getData, withFamilies } from "./finished-pages.ts";
import { catalogue } from "./product-tables.ts";

it.each([
  ["feet", [24, 17]],
  ["casters", [24]],
  ["bearings", [24, 24]],
] as const)("gives the calculator of %s the wanted columns of its families", (id, counts) => {
  const data = getData(CALCULATOR_PATHS[id]);
  if (data?.kind !== "calculator") throw new Error("no data of a calculator");
  expect(data.tables.map(({ rows }) => rows.length)).toEqual(counts);
  const found = new Set(data.tables.flatMap(({ columns }) => columns));
  expect(found).toEqual(new Set(["reference", ...COLUMNS[id]]));
});

it("shows choices with the labels of their texts", () => {
  const data = getData(CALCULATOR_PATHS.feet);
  expect(JSON.stringify(data)).toContain('"AISI 316L (1.4404)"');
});

it("gives the catalog the values and counts of its finder, and the address of its references", () => {
  const data = getData(paths.catalogue);
  if (data?.kind !== "catalogue") throw new Error("no data of the catalog");
  expect(data.index).toMatch(/^\/assets\/referencias-[0-9a-f]{8}\.json$/);
  const { families, values, counts } = data.start;
  expect(families.map(({ category }) => category)).toContain("Ruedas");
  expect(values.ip.map(({ text }) => text)).toEqual(["IP67"]);
  expect(counts.ip).toEqual([24]);
  expect(JSON.stringify(data)).not.toContain("NHK-");
});

it("every value that the cleaning rules recommend is in the catalog, and each reference is counted once", () => {
  const data = getData(paths.cleaning);
  if (data?.kind !== "cleaning") throw new Error("no data of the cleaning page");
  for (const { facet, value } of RULES)
    if (value !== null) expect(data.values[facet].map((value) => value.value)).toContain(value);
  expect(data.variants.reduce((sum, { count }) => sum + count, 0)).toBe(137);
});

it("gives the search the norms of their page, and the families", () => {
  const data = getData(paths.search);
  if (data?.kind !== "search") throw new Error("no data of the search");
  expect(data.index).toMatch(/^\/assets\/referencias-/);
  expect(data.norms.map(({ name }) => name)).toEqual(["USDA", "EHEDG", "FDA", "REACH", "RoHS"]);
  expect(data.families).toHaveLength(6);
});

it("gives an article the families that name it, and nothing else to other pages", () => {
  const card = { id: "a", title: "A", created_at: "2026-06-01T12:00:00.000Z", view_count: 0 };
  const getFamilies = (slug: string) => {
    const post = { ...card, slug, updated_at: card.created_at, headings: [], minutes: 1 };
    const data = withFamilies({ kind: "article", origin: "", post, related: [] });
    return data?.kind === "article" ? data.families?.map((family) => family.slug) : undefined;
  };
  for (const family of catalogue)
    for (const { slug } of family.articles) expect(getFamilies(slug)).toContain(family.slug);
  expect(getFamilies("otro")).toEqual([]);
  expect(withFamilies(null)).toBeNull();
});

it("gives an article the calculators of its families, with an example that fills the fields", () => {
  const [family] = catalogue.filter(({ slug }) => slug === "ruedas");
  const post = { slug: family?.articles[0]?.slug ?? "", tags: [] };
  const data = withFamilies({ kind: "article", post } as unknown as PageData);
  expect(data).toMatchObject({
    calculators: [{ slug: "/calculadora/ruedas?tara=60&carga=320", name: "Ruedas" }],
  });
});
