import type { FootRow } from "#calculators/feet.ts";
import { spanishDecimal } from "#lib/format/decimals.ts";
import type { FormulaLine, Listed, TableColumn } from "./views.ts";

export interface FootReference extends FootRow, Listed {
  readonly thread: string;
  readonly fixing: string;
  readonly material: string;
  readonly elastomer: string;
}

export const feetFormulas = {
  load: {
    name: "Carga por pie",
    formula: "F = {(m_1 + m_2) · g|n_ef} · S",
    spoken: "F es igual a m 1 más m 2, por g, dividido entre n efectivo, por S",
    note: "g = 9,81 m/s²; n_ef son los apoyos que cuentan, tres como máximo.",
  },
  drop: {
    name: "Desnivel",
    formula: "Δh = L · i",
    spoken: "delta h es igual a L por i",
    note: "La regulación de la referencia debe alcanzarlo.",
  },
  tilt: {
    name: "Inclinación",
    formula: "β = arctan i",
    spoken: "beta es igual al arco tangente de i",
    note: "La referencia debe admitirla.",
  },
  pressure: {
    name: "Presión sobre el suelo",
    formula: "p = {4 · F|π · d_2^2}",
    spoken: "p es igual a 4 por F, dividido entre pi por d 2 al cuadrado",
    note: "d_2 es el diámetro de la base.",
  },
} as const satisfies Record<string, FormulaLine>;

export const feetColumns: readonly TableColumn<FootReference>[] = [
  { head: "Rosca", symbol: "d_1", text: ({ thread }) => thread },
  {
    head: "Base",
    symbol: "d_2",
    unit: "mm",
    isNumber: true,
    text: (row) => spanishDecimal(row.base_diameter_mm),
  },
  {
    head: "Carga",
    unit: "kN",
    isNumber: true,
    text: (row) => spanishDecimal(row.static_load_n / 1000),
  },
  {
    head: "Regulación",
    symbol: "l_2",
    unit: "mm",
    isNumber: true,
    text: (row) => spanishDecimal(row.stroke_mm),
  },
  { head: "Fijación", text: ({ fixing }) => fixing },
  { head: "Material", text: ({ material }) => material },
  { head: "Elastómero", text: ({ elastomer }) => elastomer },
];
