import { describe, expect, it } from "vitest";
import { readText, textFiles } from "./site-texts.ts";

const TEXTS = textFiles([
  "web/site/catalogue/",
  "web/site/content/",
  "web/site/src/",
  "web/panel/src/",
  "web/kit/",
  "tests/support/",
  "tests/sandbox/data/",
]);

/** IEC 60529: the second digit 7 is an immersion test; jets of water are tested with 5, 6 and 9. */
const CONTRADICTIONS = [
  /\b(?:se (?:lavan?|limpian?)|lavad[oa]s?|lavar)\b[^.?<]*\b(?:agua a|a alta|a) presión(?![^.<]*\?)/i,
  /IP67\b[^.?<]*\b(?:resisten?|soportan?|aguantan?|admiten?)\b[^.?<]*\b(?:chorro|presión)/i,
  /\b(?:se (?:lavan?|limpian?)|lavad[oa]s?|lavar)\b[^.?<]*\bbaja presión/i,
  /\bpresión baja\b[^.?<;]*\b(?:responden?|bastan?)\b/i,
  /presión[^<]*<\/td><td>(?:IP6\d o )?IP67</i,
];

function contradictionsIn(text: string): string[] {
  return CONTRADICTIONS.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
}

describe("texts about IP67", () => {
  it("do not claim protection against jets of water", () => {
    const found = TEXTS.flatMap((file) =>
      contradictionsIn(readText(file)).map((text) => `${file}: ${text}`),
    );
    expect(TEXTS).toContain("web/site/content/unidades-rodamientos.md");
    expect(found).toEqual([]);
  });

  it.each([
    "Rodamiento sellado IP67. Para mesas que se lavan con agua a presión.",
    "Unidades IP67 lavadas a alta presión",
    "La unidad IP67 resiste el chorro de una lanza",
    "<td>Aclarado a baja presión</td><td>IP66 o IP67</td>",
    "Rodamiento IP67. Para mesas que se lavan con espuma y aclarado a baja presión.",
    "Unidades IP67 para el lavado con espuma y baja presión",
    "IP67 ensaya inmersión. Con lanza y presión baja, el sellado habitual responde.",
  ])("are rejected: %s", (text) => expect(contradictionsIn(text)).toHaveLength(1));

  it.each([
    "¿IP67 es suficiente para lavar con agua a presión?",
    "IP67 ensaya inmersión, no presión.",
    "Unidades IP67 que se lavan con espuma y aclarado sin presión",
    "Con buena espuma, la baja presión limpia igual.",
    "<td>Aclarado a baja presión</td><td>IP66, además de IP67 si hay charcos</td>",
  ])("are accepted: %s", (text) => expect(contradictionsIn(text)).toEqual([]));
});
