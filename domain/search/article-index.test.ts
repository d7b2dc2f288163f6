import { expect, it } from "vitest";
import { formatArticleIndex, parseArticleIndex } from "./article-index.ts";

it("gives back the articles, and repeats no address that the title gives", () => {
  const articles = [
    { slug: "pies-niveladores", title: "Pies niveladores", excerpt: "Para suelos" },
    { slug: "ruedas", title: "Ruedas" },
    { slug: "acero-2", title: "Acero", excerpt: "316L" },
    { slug: "otro", title: "Título" },
  ];
  const text = formatArticleIndex(articles);
  expect(parseArticleIndex(text)).toEqual(articles);
  expect(text).not.toContain("pies-niveladores");
});

it("tells too many articles from none", () => {
  expect(parseArticleIndex(formatArticleIndex(null))).toBeNull();
  expect(parseArticleIndex(formatArticleIndex([]))).toEqual([]);
});

it.each(["", "<!doctype html>", "{}", "null"])("takes %j for no index", (text) => {
  expect(() => parseArticleIndex(text)).toThrow();
});
