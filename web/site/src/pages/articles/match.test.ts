import { toPhrase } from "domain/search/find-texts";
import { toWords } from "domain/search/words";
import { describe, expect, it } from "vitest";
import { fromFirstMatch, toSegments } from "./match.ts";

const marked = (text: string, query: string) =>
  toSegments(text, { phrase: toPhrase(query), words: toWords(query) })
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join("");

describe("toSegments", () => {
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
    ["La limpieza del pie", "pie", "La lim[pie]za del [pie]"],
    ["La limpieza del pie", "pie limpieza", "La [limpieza] del [pie]"],
    ["Acero inoxidable", "oxidable", "Acero in[oxidable]"],
    ["El acero", "e", "[E]l ac[e]ro"],
    ["Norma 3-A y 3.A", "3-a", "Norma [3-A] y 3.A"],
    ["(a+b)", "(a+b)", "[(a+b)]"],
    ["Para  suelos\nlisos", "para suelos lisos", "[Para  suelos\nlisos]"],
    ["nivelador", "nivelador nivel", "[nivelador]"],
  ])("marks matches in %j of the query %j", (text, query, result) =>
    expect(marked(text, query)).toBe(result),
  );
});

it("cuts a long text shortly before its first match", () => {
  const terms = { phrase: "acero", words: ["acero"] };
  const long = `${"palabra ".repeat(20)}acero final`;
  const [first] = fromFirstMatch(toSegments(long, terms));
  expect(first?.text).toBe("…palabra palabra palabra palabra ");
  expect(fromFirstMatch(toSegments("un acero", terms))[0]?.text).toBe("un ");
});
