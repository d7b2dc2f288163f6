import type { ArticleCard } from "functions/domain/articles/article-page";
import { describe, expect, it } from "vitest";
import { fromFirstMatch, matcherOf, normalizeQuery, segmentsOf } from "./match.ts";

const marked = (text: string, query: string) =>
  segmentsOf(text, normalizeQuery(query))
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join("");

describe("matcherOf", () => {
  const ranked = (texts: object) => ({ card: { ...texts } as ArticleCard, rank: 1 });
  const card = ranked({ title: "Nivelación de máquinas", excerpt: "Elección del APOYO" });
  it.each([
    "nivelacion",
    "NIVELACIÓN",
    "de maq",
    "apoyo",
    "  elección  ",
    "apoyos",
    "apoyo nivelación",
  ])("finds %j", (query) => expect(matcherOf(query)(card)).toBe(true));
  it.each(["rueda", "apoyo rueda"])("does not find %j", (query) =>
    expect(matcherOf(query)(card)).toBe(false),
  );
  it("finds nothing in a missing excerpt", () =>
    expect(matcherOf("undefined")(ranked({ title: "a" }))).toBe(false));
});

it("returns an empty term for a blank query", () => expect(normalizeQuery("  \t ")).toBe(""));

describe("segmentsOf", () => {
  it.each([
    ["Nivelación", "nivelacion", "[Nivelación]"],
    ["Nivelacio\u0301n y nivel", "nivel", "[Nivel]ación y [nivel]"],
    ["aaa", "aa", "[aa]a"],
    ["İstanbul", "i", "[İ]stanbul"],
    ["👍🏽 acero", "ACERO", "👍🏽 [acero]"],
    ["sin nada", "x", "sin nada"],
    ["sin nada", "", "sin nada"],
    ["a.c (a*c)", "a*c", "a.c ([a*c])"],
    ["Lubricantes en rodamientos", "rodamientos lubricante", "[Lubricante]s en [rodamientos]"],
    ["Pie nivelador", "pies niveladores", "[Pie] [nivelador]"],
    ["nivelador", "velad nivel", "[nivel][ad]or"],
  ])("marks matches in %j of the query %j", (text, query, result) =>
    expect(marked(text, query)).toBe(result),
  );
});

it("cuts a long text shortly before its first match", () => {
  const long = `${"palabra ".repeat(20)}acero final`;
  const [first] = fromFirstMatch(segmentsOf(long, "acero"));
  expect(first?.text).toBe("…palabra palabra palabra palabra ");
  expect(fromFirstMatch(segmentsOf("un acero", "acero"))[0]?.text).toBe("un ");
});
