import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CATALOGUE_FOLDER, readCatalogue } from "./read-catalogue.ts";

describe("web/site/catalogue", () => {
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
