import { paths } from "kit/lib/paths";
import { expect, it } from "vitest";
import { getMeta } from "#app/document/head.ts";
import { catalogue } from "#app/product-tables.ts";

const guides = [paths.levelingFeet, paths.bearingUnits, paths.wheels];

it("guides ask how to choose, families name the product, and each is its own canonical page", () => {
  const families = catalogue.map((family) =>
    getMeta(paths.family("{familia}"), { kind: "family", family, drawing: "", index: "" }),
  );
  const pages = [...guides.map((path) => getMeta(path, null)), ...families];
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  for (const { title } of pages) expect(title.length, title).toBeLessThanOrEqual(60);
  for (const path of guides) expect(getMeta(path, null).title).toMatch(/^Cómo elegir /);
  for (const { title } of families) expect(title).not.toMatch(/elegir/);
});

it("a guide's link preview shows its product", () => {
  const images = guides.map((path) => getMeta(path, null).image);
  expect(images.map((image) => image?.url)).toEqual([
    "/images/pie-nivelador-acero-social.jpg",
    "/images/unidad-rodamiento-ip67-social.jpg",
    "/images/rueda-industrial-giratoria-social.jpg",
  ]);
  for (const image of images) expect(image).toMatchObject({ width: 1200, height: 630 });
});

it("a variant has a manufacturer's number and a picture, and a link preview its size", () => {
  for (const family of catalogue) {
    const meta = getMeta(paths.family("{familia}"), {
      ...{ kind: "family", family, drawing: "", index: "" },
    });
    expect(meta.image).toMatchObject({ width: 1200, height: 630 });
    const [, group] = (meta.jsonLd?.((path) => `https://nhk.example${path}`) ?? []) as {
      hasVariant?: { mpn: string; sku: string; image: string }[];
    }[];
    expect(group?.hasVariant).toHaveLength(family.references.length);
    for (const { mpn, sku, image } of group?.hasVariant ?? []) {
      expect(mpn).toBe(sku);
      expect(image).toBe(`https://nhk.example/images/${family.image}-1200.webp`);
    }
  }
});
