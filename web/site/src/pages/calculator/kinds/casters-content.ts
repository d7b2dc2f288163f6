import { type CasterRow, treads } from "#calculators/casters.ts";
import { spanishDecimal } from "#lib/format/decimals.ts";
import type { FormulaLine, Listed, TableColumn } from "./views.ts";

export interface CasterReference extends CasterRow, Listed {
  readonly type: string;
  readonly brake: string;
  readonly bearing: string;
}

const frictions = Object.entries(treads)
  .map(([tread, { friction }]) => `${spanishDecimal(friction)} con ${tread.toLowerCase()}`)
  .join(", ");

export const casterFormulas = {
  load: {
    name: "Carga por rueda",
    formula: "T = {E + Z|n_ef} · S",
    spoken: "T es igual a E más Z, dividido entre n efectivo, por S",
    note: "n_ef son las ruedas que cuentan, tres como máximo.",
  },
  diameter: {
    name: "Diámetro para el resalte",
    formula: "d_mín = {a|0,05}",
    spoken: "d mínimo es igual a a entre 0,05",
    note: "Con banda dura (poliamida), entre 0,025.",
  },
  push: {
    name: "Fuerza de empuje",
    formula: "F = (E + Z) · g · (μ + i)",
    spoken: "F es igual a E más Z, por g, por la suma de mu e i",
    note: `g = 9,81 m/s²; μ es ${frictions}. Para arrancar en llano, de 2 a 3 veces la fuerza en llano.`,
  },
} as const satisfies Record<string, FormulaLine>;

const signed = (value: number) => (value > 0 ? "+" : "") + spanishDecimal(value);

export const casterColumns: readonly TableColumn<CasterReference>[] = [
  {
    head: "Diámetro",
    symbol: "d_1",
    unit: "mm",
    isNumber: true,
    text: (row) => spanishDecimal(row.wheel_diameter_mm),
  },
  { head: "Carga", unit: "kg", isNumber: true, text: (row) => spanishDecimal(row.load_kg) },
  { head: "Banda", text: ({ tread }) => tread },
  {
    head: "Tipo",
    text: ({ type, brake }) => (brake === "Sin freno" ? type : `${type}, ${brake.toLowerCase()}`),
  },
  { head: "Giro", text: ({ bearing }) => bearing },
  {
    head: "Temperatura",
    unit: "°C",
    isNumber: true,
    text: (row) => `${signed(row.temp_min_c)} a ${signed(row.temp_max_c)}`,
  },
];
