import { describe, expect, it } from "vitest";
import { nearestWord } from "./nearest-word.ts";
import { parseSearchQuery } from "./search-query.ts";
import { searchRank } from "./search-rank.ts";

describe("parseSearchQuery", () => {
  it.each([
    ["Rodamientos", "rodamien"],
    ["acero inoxidable 316L", "316l"],
    ["rueda de acero", "rueda"],
    ["acero inoxidable", "inoxidab"],
    ["pies niveladores", "nivelado"],
    ["grasa H1", "h1"],
    ["número 29", "29"],
    ["¿qué es el RA?  ruedas", "rueda"],
  ])("asks %j by its rarest word: %s", (query, term) => {
    expect(parseSearchQuery(query)?.term).toBe(term);
  });

  it.each(["", "  ", "¿?", "de la", "ro", "a b c"])("does not ask %j", (query) => {
    expect(parseSearchQuery(query)).toBeNull();
  });

  it("takes eight words of a long text", () => {
    const text = Array.from({ length: 9000 }, (_, n) => `palabra${n}`).join(" ");
    expect(parseSearchQuery(text)?.words).toHaveLength(8);
  });
});

describe("searchRank", () => {
  const post = {
    title: "Ruedas para salas",
    excerpt: "Cargas por rueda, limpieza diaria",
    headings: "Qué materiales · Higiene",
  };
  const getRank = (...words: string[]) => searchRank(words, post);

  it("puts title before excerpt before headings, and whole words before beginnings", () => {
    const ranks = ["sala", "sal", "diaria", "diari", "higiene", "higien"].map((word) =>
      getRank(word),
    );
    expect(ranks).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("needs every word, at the beginning of a word", () => {
    expect(getRank("rueda", "carga", "materi")).toBe(0 + 2 + 5);
    expect(getRank("rueda", "freno")).toBeNull();
    expect(getRank("eda")).toBeNull();
  });
});

describe("nearestWord", () => {
  const texts = ["Rodamientos y ruedas", "Acero 316L, pie"];
  it.each([
    ["rodamineto", "rodamientos"],
    ["ruedsa", "ruedas"],
    ["acreo", "acero"],
    ["pia", "pie"],
    ["tornillo", null],
    ["ruedas", null],
  ])("of %j is %j", (word, nearest) => expect(nearestWord(word, texts)).toBe(nearest));
});
