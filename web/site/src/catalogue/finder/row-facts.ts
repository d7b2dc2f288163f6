import { formatLoad, spanish } from "./criterion-text.ts";
import { CHOICE_FACETS, type ChoiceFacet, type FinderIndex, type FinderRow } from "./model.ts";

/** @returns what tells a reference from others in one line, as "Antideslizante · M20 · ⌀ 100 mm · 16 kN · 316L · EPDM" */
export function rowFacts(index: FinderIndex, row: FinderRow): string {
  const [, family, choices, diameter, load, , , texts] = row;
  const choice = (facet: ChoiceFacet) =>
    index.values[facet][choices[CHOICE_FACETS.indexOf(facet)] ?? -1]?.text;
  const shaft = choice("shaft");
  const kind = texts.map((text) => index.texts[text] ?? "").find((text) => !/\d/.test(text));
  const facts = [
    kind,
    choice("thread"),
    shaft === undefined ? undefined : `eje ${shaft} mm`,
    shaft !== undefined || diameter === null ? undefined : `⌀ ${spanish(diameter)} mm`,
    load === null ? undefined : formatLoad(load, index.families[family]?.isInKilograms),
    choice("material")?.replace("AISI ", ""),
    choice("seal"),
    choice("ip"),
  ];
  return facts.filter((fact) => fact !== undefined).join(" · ");
}
