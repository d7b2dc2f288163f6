import { FACTORS } from "#calculators/bearing-formulas.ts";
import type { HousingRow, UnitRow } from "#calculators/bearing-sizes.ts";
import type { BearingMatch, BearingsResult } from "#calculators/bearings.ts";
import { spanishDecimal } from "#lib/format/decimals.ts";
import type { FormulaLine, Listed } from "./views.ts";

interface Mounted extends Listed {
  readonly mount: string;
  readonly shaft_mm: number;
  readonly material: string;
}
export interface UnitReference extends UnitRow, Mounted {}
export interface HousingReference extends HousingRow, Mounted {}
export type BearingReference = UnitReference | HousingReference;
export type BearingsDone = Extract<BearingsResult<BearingReference>, { readonly ok: true }>;

const factors = FACTORS.map((row) => {
  const [q, e, Y] = row.map((value) => spanishDecimal(value));
  return `${q}: ${e} y ${Y}`;
}).join(" · ");

export const bearingFormulas = {
  load: {
    name: "Carga equivalente",
    formula: "P = 0,56 · F_r + Y · F_a",
    spoken: "P es igual a 0,56 por F sub r más Y por F sub a",
    note: "Si F_a / F_r no supera e, P = F_r.",
    details: {
      summary: "Factores e e Y",
      text: `Según 14 · F_a / C_0, con valores intermedios en línea recta: ${factors}.`,
    },
  },
  life: {
    name: "Vida nominal",
    formula: "L_10h = {10^6|60 · n} · ({C|P})^3",
    spoken: "L 10 h es igual a un millón entre 60 por n, por C entre P al cubo",
  },
  rating: {
    name: "Capacidad necesaria",
    formula: "C_nec = P · ∛({60 · n · H|10^6})",
    spoken: "C necesaria es igual a P por la raíz cúbica de 60 por n por H, entre un millón",
  },
  safety: {
    name: "Seguridad estática",
    formula: "s_0 = {C_0|P_0}",
    spoken: "s sub 0 es igual a C sub 0 entre P sub 0",
    note: "P_0 es el mayor de 0,6 · F_r + 0,5 · F_a y F_r.",
  },
} as const satisfies Record<string, FormulaLine>;

export function hoursText(life: BearingMatch<unknown>["life"]): string {
  return typeof life === "string" ? life : `${spanishDecimal(life.value)}\u00a0h`;
}
