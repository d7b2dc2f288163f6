import { describe, expect, it } from "vitest";
import { fromFirstHit, isMatch, needleOf, stretchesOf } from "./match.ts";

const marked = (text: string, query: string) =>
  stretchesOf(text, needleOf(query))
    .map(({ text: part, isHit }) => (isHit ? `[${part}]` : part))
    .join("");

describe("isMatch", () => {
  const card = { title: "Nivelación de máquinas", excerpt: "Elección del APOYO" };
  it.each(["nivelacion", "NIVELACIÓN", "de maq", "apoyo", "  elección  "])("finds %j", (query) =>
    expect(isMatch(card, needleOf(query))).toBe(true),
  );
  it.each(["rueda", "apoyos", "nivelación apoyo"])("does not find %j", (query) =>
    expect(isMatch(card, needleOf(query))).toBe(false),
  );
  it("finds nothing in a missing excerpt", () =>
    expect(isMatch({ title: "a" }, needleOf("undefined"))).toBe(false));
});

it("takes a blank query for none", () => expect(needleOf("  \t ")).toBe(""));

describe("stretchesOf", () => {
  it.each([
    ["Nivelación", "nivelacion", "[Nivelación]"],
    ["Nivelacio\u0301n y nivel", "nivel", "[Nivel]ación y [nivel]"],
    ["aaa", "aa", "[aa]a"],
    ["İstanbul", "i", "[İ]stanbul"],
    ["👍🏽 acero", "ACERO", "👍🏽 [acero]"],
    ["sin nada", "x", "sin nada"],
    ["sin nada", "", "sin nada"],
    ["a.c (a*c)", "a*c", "a.c ([a*c])"],
  ])("marks in %j what %j finds", (text, query, result) =>
    expect(marked(text, query)).toBe(result),
  );
});

it("shows a long text from shortly before its first match on", () => {
  const long = `${"palabra ".repeat(20)}acero final`;
  const [first] = fromFirstHit(stretchesOf(long, "acero"));
  expect(first?.text).toBe("…palabra palabra palabra palabra ");
  expect(fromFirstHit(stretchesOf("un acero", "acero"))[0]?.text).toBe("un ");
});
