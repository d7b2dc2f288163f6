import { describe, expect, it } from "vitest";
import { isArticlesPath, normalPath, paths, slugOfPath } from "./paths.ts";

describe("slugOfPath", () => {
  it.each([
    ["/blog/uno", "uno"],
    ["/blog/uno/", "uno"],
    ["/blog", undefined],
    ["/blog/uno/dos", undefined],
    ["/articulos", undefined],
  ])("reads %s as %s", (path, slug) => expect(slugOfPath(path)).toBe(slug));
});

describe("isArticlesPath", () => {
  it.each(["/articulos", "/articulos/", "/articulos/ruedas", "/blog/uno", "/blog/uno/"])(
    "%s has articles",
    (path) => expect(isArticlesPath(path)).toBe(true),
  );
  it.each(["/", "/blog", "/blog/uno/dos", "/articulos/uno/dos", "/articulo"])(
    "%s has none",
    (path) => expect(isArticlesPath(path)).toBe(false),
  );
});

it.each([
  ["/", "/"],
  ["/catalogo/", "/catalogo"],
  ["/catalogo", "/catalogo"],
])("serves %s as %s", (path, normal) => expect(normalPath(path)).toBe(normal));

it("encodes a product's name in its parameter", () => {
  expect(paths.contactAbout("Pie & base?#1")).toBe("/contacto?producto=Pie%20%26%20base%3F%231");
});
