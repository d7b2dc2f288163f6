import { wordsOf } from "functions/domain/search/words";
import { describe, expect, it } from "vitest";
import { fromFirstMatch, segmentsOf } from "./match.ts";

const marked = (text: string, query: string) =>
  segmentsOf(text, wordsOf(query))
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join("");

describe("segmentsOf", () => {
  it.each([
    ["Nivelación", "nivelacion", "[Nivelación]"],
    ["Nivelacio\u0301n y nivel", "nivel", "[Nivel]ación y [nivel]"],
    ["aaa", "aa", "[aa]a"],
    ["İstanbul", "is", "[İs]tanbul"],
    ["👍🏽 acero", "ACERO", "👍🏽 [acero]"],
    ["sin nada", "x", "sin nada"],
    ["sin nada", "", "sin nada"],
    ["Lubricantes en rodamientos", "rodamientos lubricante", "[Lubricante]s en [rodamientos]"],
    ["Pie nivelador", "pies niveladores", "[Pie] [nivelador]"],
    ["Las luces", "luz", "Las [luces]"],
    ["La limpieza del pie", "pie", "La limpieza del [pie]"],
    ["nivelador", "nivelador nivel", "[nivelador]"],
  ])("marks matches in %j of the query %j", (text, query, result) =>
    expect(marked(text, query)).toBe(result),
  );
});

it("cuts a long text shortly before its first match", () => {
  const long = `${"palabra ".repeat(20)}acero final`;
  const [first] = fromFirstMatch(segmentsOf(long, ["acero"]));
  expect(first?.text).toBe("…palabra palabra palabra palabra ");
  expect(fromFirstMatch(segmentsOf("un acero", ["acero"]))[0]?.text).toBe("un ");
});
