import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { prepareSearch } from "./find-texts.ts";

const ARTICLES = [
  { title: "Acero inoxidable 316L", excerpt: "Resistente a la corrosión" },
  { title: "Ruedas de PU", excerpt: "Normas 3-A y EHEDG" },
  { title: "Pie nivelador", excerpt: "Para suelos\nirregulares" },
  { title: "Rodamiento" },
];
const search = prepareSearch(ARTICLES);
type Found = ReturnType<typeof search>;
const getTitles = ({ containing, related }: Found) => [
  containing.map(({ title }) => title),
  related.map(({ title }) => title),
];

describe("a search in titles and excerpts", () => {
  it.each([
    ["e", ["Acero inoxidable 316L", "Ruedas de PU", "Pie nivelador", "Rodamiento"]],
    ["el", ["Pie nivelador"]],
    ["PU", ["Ruedas de PU"]],
    ["pu", ["Ruedas de PU"]],
    ["3-A", ["Ruedas de PU"]],
    ["oxidable", ["Acero inoxidable 316L"]],
    ["CORROSION", ["Acero inoxidable 316L"]],
    ["suelos irreg", ["Pie nivelador"]],
    ["  suelos  ", ["Pie nivelador"]],
    ["xyz", []],
    [".", []],
    ["  ", []],
  ])("finds every text that contains %j", (text, titles) => {
    expect(getTitles(search(text))).toEqual([titles, []]);
  });

  it.each(["316L resistente", "ruedas pu", "pies niveladores", "nivelador suelo"])(
    "also finds the words of %j in any order and number",
    (text) => expect(getTitles(search(text))).toEqual([[], [expect.any(String)]]),
  );

  it.each([
    ["AISI-316L", "Acero AISI 316L"],
    ["aisi 316 l", "Acero AISI 316L"],
    ["AISI316L", "Acero AISI-316L"],
    ["316 L", "Acero 316L"],
    ["IP 69K", "Unidades IP69K"],
    ["IP69K", "Unidades IP 69 K"],
    ["pie M-16", "Pie con rosca M16"],
    ["m16", "Pie M 16"],
    ["co2", "Limpieza con CO₂"],
    ["diametro", "El diámetro".normalize("NFD")],
    ["fijacion", "Tornillos de \ufb01ja\u00adción"],
  ])("finds for %j the text %j", (typed, title) => {
    const { containing, related } = prepareSearch([{ title }, { title: "Otro" }])(typed);
    expect([...containing, ...related]).toEqual([{ title }]);
  });

  it("keeps the order of texts that contain it apart from those that have only its words", () => {
    const containing = ["Rueda y freno", "La rueda y freno"];
    const related = ["Freno de rueda", "Rueda de freno"];
    const texts = [...related, ...containing].map((title) => ({ title }));
    expect(getTitles(prepareSearch(texts)("rueda y freno"))).toEqual([containing, related]);
  });

  it("finds everything that ignoring only case finds, for any typed text", () => {
    const letters = fc.string({ unit: fc.constantFrom(..."aeÉñÑ L-3.'ü\n"), maxLength: 12 });
    fc.assert(
      fc.property(fc.array(fc.tuple(letters, letters)), letters, (pairs, typed) => {
        const items = pairs.map(([title, excerpt]) => ({ title, excerpt }));
        const text = typed.trim().toLowerCase();
        fc.pre(text !== "");
        const isContained = (value: string) => value.toLowerCase().includes(text);
        const expected = items.filter((item) => Object.values(item).some(isContained));
        const { containing } = prepareSearch(items)(typed);
        expect(containing.filter((item) => expected.includes(item))).toEqual(expected);
      }),
    );
  });
});
