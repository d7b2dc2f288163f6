import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CATALOGUE } from "../../testing/finder-catalogue.ts";
import { finderIndex } from "./build-index.ts";
import { criterionText } from "./criterion-text.ts";
import { parseQuery } from "./parse-query.ts";
import { withoutParts } from "./query-parts.ts";
import { toVocabulary } from "./vocabulary.ts";

const index = finderIndex(CATALOGUE);
const vocabulary = toVocabulary(index);

/** Criteria as a visitor reads them, then the remaining words. */
function read(text: string): string[] {
  const { understood, words } = parseQuery(text, vocabulary);
  return [
    ...understood.map(({ criterion }) => criterionText(criterion, index)),
    ...words.map(({ word }) => `«${word}»`),
  ];
}

describe("a search in the words of an engineer", () => {
  it.each<[string, string[]]>([
    ["pie M16 316L 20 kN", ["Pies Niveladores", "Rosca M16", "AISI 316L", "Carga ≥ 20 kN"]],
    ["rodamiento 25 mm", ["Rodamientos", "Eje 25 mm"]],
    ["rueda con freno total.", ["Ruedas", "«freno»", "«total»"]],
    ["pie acero/inox...", ["Pies Niveladores"]],
    ["rueda 125 freno", ["Ruedas", "Diámetro 125 mm", "«freno»"]],
    ["Ruedas con banda de goma elástica", ["Ruedas", "Goma elástica"]],
    ["M16x100", ["Rosca M16", "Diámetro 100 mm"]],
    ["pie M16 × 100", ["Pies Niveladores", "Rosca M16", "Diámetro 100 mm"]],
    ["M16x206", ["Rosca M16", "«206»"]],
    ["M16 100 316L", ["Rosca M16", "Diámetro 100 mm", "AISI 316L"]],
    ["rosca 16, acero AISI 304", ["Rosca M16", "AISI 304"]],
    ["1.4404 epdm ip 67", ["AISI 316L", "EPDM", "IP67"]],
    ["316", ["AISI 316L"]],
    ["AISI-316L", ["AISI 316L"]],
    ["aisi316 l", ["AISI 316L"]],
    ["pie 316 L", ["Pies Niveladores", "AISI 316L"]],
    ["pie M-16", ["Pies Niveladores", "Rosca M16"]],
    ["M 16 x 100", ["Rosca M16", "Diámetro 100 mm"]],
    ["IP 69K", ["IP69K"]],
    ["ip-69 k", ["IP69K"]],
    ["eje de 30", ["Eje 30 mm"]],
    ["eje 27 mm", ["Diámetro 27 mm"]],
    ["base ø100", ["Diámetro 100 mm"]],
    ["rueda 12,5 cm", ["Ruedas", "Diámetro 125 mm"]],
    ["pie 80...120 mm", ["Pies Niveladores", "Diámetro ≥ 80 mm", "Diámetro ≤ 120 mm"]],
    ["pie 80 ... 120 mm", ["Pies Niveladores", "Diámetro ≥ 80 mm", "Diámetro ≤ 120 mm"]],
    ["-20..80 °C", ["Soporta −20 °C", "Soporta +80 °C"]],
    ["pie 80 a 120 mm", ["Pies Niveladores", "Diámetro ≥ 80 mm", "Diámetro ≤ 120 mm"]],
    ["diámetro ≥ 80 mm, ≤ 100 mm", ["Diámetro ≥ 80 mm", "Diámetro ≤ 100 mm"]],
    ["rodamiento de pie", ["Rodamientos", "«pie»"]],
    ["ip69k", ["IP69K"]],
  ])("%s", (text, expected) => expect(read(text)).toEqual(expected));
});

describe("one wrong letter", () => {
  const getWords = (text: string) =>
    parseQuery(text, vocabulary).corrections.map(({ typed, word }) => `${typed} ${word}`);

  it.each<[string, string[], string[]]>([
    ["rodamento 25 mm", ["Rodamientos", "Eje 25 mm"], ["rodamento rodamiento"]],
    ["niveladro 316L", ["Pies Niveladores", "AISI 316L"], ["niveladro nivelador"]],
    ["poliamdia", ["Poliamida"], ["poliamdia poliamida"]],
    ["diametor 100", ["Diámetro 100 mm"], ["diametor diametro"]],
    ["pei 316L", ["AISI 316L", "«pei»"], []],
    ["PN-M16-100-315", ["«pn-m16-100-315»"], []],
    ["EPDN", ["«epdn»"], []],
    ["rodam", ["«rodam»"], []],
    ["bomba", ["«bomba»"], []],
  ])("%s", (text, parts, corrections) => {
    expect(read(text)).toEqual(parts);
    expect(getWords(text)).toEqual(corrections);
  });

  it("a corrected part is cut out where it was typed", () => {
    const text = "rodamento 25 mm";
    const [family] = parseQuery(text, vocabulary).understood;
    expect(withoutParts(text, family ? [family] : [])).toBe("25 mm");
  });
});

describe("units", () => {
  it.each<[string, string[]]>([
    ["20kN", ["Carga ≥ 20 kN"]],
    ["20.000 N", ["Carga ≥ 20 kN"]],
    ["7,5 kn", ["Carga ≥ 7,5 kN"]],
    ["7.5 kN", ["Carga ≥ 7,5 kN"]],
    ["200 kg", ["Carga ≥ 200 kg"]],
    ["1.500 kg", ["Carga ≥ 1500 kg"]],
    ["1,500 kg", ["Carga ≥ 1500 kg"]],
    ["1 500 kg", ["Carga ≥ 1500 kg"]],
    ["rueda 125 350 kg", ["Ruedas", "Diámetro 125 mm", "Carga ≥ 350 kg"]],
    ["2 t", ["Carga ≥ 19,62 kN"]],
    ["carga de al menos 500 N", ["Carga ≥ 500 N"]],
    ["100 °C", ["Soporta +100 °C"]],
    ["100ºC", ["Soporta +100 °C"]],
    ["−20 °C", ["Soporta −20 °C"]],
    ["-20 a +100 °C", ["Soporta −20 °C", "Soporta +100 °C"]],
    ["20 N·m", ["«20»", "«n·m»"]],
  ])("%s", (text, expected) => expect(read(text)).toEqual(expected));
});

describe("inches are explained with what is nearest in the range", () => {
  const getNotes = (text: string) => parseQuery(text, vocabulary).notes.join();

  it.each<[string, string[], string]>([
    ['1/2"', ["Rosca M12"], '1/2" son 12,7 mm'],
    ["pie ½ pulgada", ["Pies Niveladores", "Rosca M12"], '1/2" son 12,7 mm'],
    ["pie 5/8-11 UNC", ["Pies Niveladores", "Rosca M16"], '5/8" son 15,88 mm'],
    ['pie 316L 3/8"-16', ["Pies Niveladores", "AISI 316L", "Rosca M12"], '3/8" son 9,53 mm'],
    [
      "pie 5/8 316L",
      ["Pies Niveladores", "Rosca M16", "AISI 316L"],
      "la rosca M16: no son intercambiables.",
    ],
    ["eje 1 3/16", ["Eje 30 mm"], '1 3/16" son 30,16 mm'],
    [
      "rodamiento 1-3/16″",
      ["Rodamientos", "Eje 30 mm"],
      "el eje de 30 mm: no son intercambiables.",
    ],
    ["rueda 5 pulgadas", ["Ruedas", "Diámetro 125 mm"], '5" son 127 mm'],
    ["base 4 in", ["Diámetro 100 mm"], "100 mm"],
    ["base 4,7''", ["Diámetro 120 mm"], '4,7" son 119,38 mm'],
  ])("%s", (text, expected, note) => {
    expect(read(text)).toEqual(expected);
    expect(getNotes(text)).toContain(note);
  });

  it.each([
    ['"rueda 125"', ["Ruedas", "Diámetro 125 mm"]],
    ["IP66/67", ["IP66", "«67»"]],
    ["304/316", ["AISI 304", "AISI 316L"]],
    ["1/2 BSP", ["«1»", "«2»", "«bsp»"]],
    ["G 1/2", ["«g»", "«1»", "«2»"]],
  ])("%s is none", (text, expected) => {
    expect(read(text)).toEqual(expected);
    expect(getNotes(text)).toBe("");
  });
});

describe("what is no criterion stays a word", () => {
  it.each<[string, string[]]>([
    ["PN-M16-100-316", ["«pn-m16-100-316»"]],
    ["M14", ["«m14»"]],
    ["206", ["«206»"]],
    ["Antiestática", ["«antiestatica»"]],
    ["pieza", ["«pieza»"]],
    ["", []],
    [" , ¿? «»", []],
  ])("%s", (text, expected) => expect(read(text)).toEqual(expected));
});

it("cuts a criterion out of the text, and leaves the others", () => {
  const text = "pie  M16, 316L 20 kN";
  const { understood } = parseQuery(text, vocabulary);
  const steel = understood.filter(({ criterion }) => criterion.facet === "material");
  const left = withoutParts(text, steel);
  expect(left).toBe("pie M16, 20 kN");
  expect(read(left)).toEqual(["Pies Niveladores", "Rosca M16", "Carga ≥ 20 kN"]);
});

it("cuts a part with two criteria once", () => {
  const text = "-20 a 100 °C rodamiento eje 25 kg";
  expect(withoutParts(text, parseQuery(text, vocabulary).understood)).toBe("eje");
});

const PIECES = [
  "pie",
  "M16",
  "316L",
  "20 kN",
  "125",
  "-20 a 100 °C",
  "ø",
  "1.500",
  "eje 25",
  "É",
  "½",
  "3/8-16",
  '5"',
  "rodamento",
  "niveladro",
];
const texts = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc
    .array(fc.constantFrom(...PIECES, ",", "-", ".", "mm", "kg"), { maxLength: 8 })
    .map((all) => all.join(" ")),
);

it("any text gives places inside it that do not overlap, and finite numbers", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { understood, words } = parseQuery(text, vocabulary);
      const places = new Map([...understood, ...words].map((part) => [part.from, part.to]));
      let end = 0;
      for (const [from, to] of [...places].sort(([a], [b]) => a - b)) {
        expect(from).toBeGreaterThanOrEqual(end);
        expect(to).toBeGreaterThan(from);
        end = to;
      }
      expect(end).toBeLessThanOrEqual(text.length);
      for (const { criterion } of understood)
        if (typeof criterion.value === "number")
          expect(Number.isFinite(criterion.value)).toBe(true);
    }),
  );
});

it("a text without all its parts has no words", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { understood, words } = parseQuery(text, vocabulary);
      expect(parseQuery(withoutParts(text, [...understood, ...words]), vocabulary).words).toEqual(
        [],
      );
    }),
  );
});
