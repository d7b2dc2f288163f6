import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { paths } from "../src/lib/paths.ts";
import { products } from "../src/site/catalogue/content.ts";
import pictures from "../src/ui/shared/images.json" with { type: "json" };
import { CATALOGUE_FOLDER, readCatalogue } from "./read-catalogue.ts";

describe("web/catalogue", () => {
  it("has the families of the catalog's cards in their order", () => {
    const shown = ({ id, slug, name, category }) => ({ id, slug, name, category });
    expect(readCatalogue().map(shown)).toEqual(products.map(shown));
  });

  it("has pages and pictures that exist", () => {
    for (const { image, moreImages, page } of readCatalogue()) {
      expect(Object.keys(pictures)).toEqual(expect.arrayContaining([image, ...moreImages]));
      expect(Object.values(paths)).toContain(page);
    }
  });

  it("has no file that is not read", () => {
    const slugs = readCatalogue().map(({ slug }) => slug);
    expect(new Set(readdirSync(CATALOGUE_FOLDER, { recursive: true }))).toEqual(
      new Set([
        "README.md",
        "columns.csv",
        "drawings",
        "families.json",
        "materials.csv",
        "synonyms.csv",
        ...slugs.flatMap((slug) => [`${slug}.csv`, join("drawings", `${slug}.svg`)]),
      ]),
    );
  });

  it("describes families with the ranges of their tables", () => {
    const families = new Map(readCatalogue().map((family) => [family.slug, family]));
    expect(families.get("pies-ajustables").shortDescription).toContain("absorbe hasta ±7° y");
    expect(families.get("soportes").shortDescription).toContain("para insertos 204 a 210,");
  });
});
