import { describe, expect, it } from "vitest";
import { searchWords, wordSearch } from "./word-search.ts";

const finds = (text: string, search: string) =>
  wordSearch<{ text: string }>(({ text }) => text)(search)({ text });

describe("wordSearch", () => {
  it.each([
    ["Cómo elegir pies niveladores higiénicos", "pie nivelador"],
    ["Checklist EHEDG para rediseñar un transportador", "ehedg checklist"],
    ["Cómo dimensionar ruedas para carros de proceso", "ruedas carro"],
    ["Lubricantes H1 en rodamientos", "rodamientos lubricantes"],
    ["Un rodamiento y un lubricante", "RODAMIENTOS, ¿lubricantes?"],
    ["Pie nivelador", "pies niveladores"],
    ["La luz", "luces"],
    ["Las luces", "luz"],
    ["Elección", "elecciones"],
    ["Rodamiento", "roda"],
    ["a.c (a*c)", "(a*c)"],
    ["cualquiera", "  "],
  ])("finds %j with %j", (text, search) => expect(finds(text, search)).toBe(true));

  it.each([
    ["Pies niveladores", "pies ruedas"],
    ["Abastecer", "bases"],
    ["Piedra", "pies"],
    ["abc", "a*c"],
  ])("does not find %j with %j", (text, search) => expect(finds(text, search)).toBe(false));
});

it("splits a query into folded words without punctuation", () => {
  expect(searchWords("  ¿Qué  Ruedas, «AISI 316L»? ")).toEqual(["que", "ruedas", "aisi", "316l"]);
  expect(searchWords(" , ")).toEqual([]);
});
