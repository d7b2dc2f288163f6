import type { CalculatorField, CalculatorGroup } from "#lib/page-data.ts";

type Shown = "name" | "symbol" | "hint" | "isHalf";

/** Labels and units come from the fields of the domain. */
export interface FieldGroup extends Omit<CalculatorGroup, "fields"> {
  readonly fields: readonly (Pick<CalculatorField, Shown> &
    Partial<Pick<CalculatorField, "label" | "unit">>)[];
}

export const feetGroups: readonly FieldGroup[] = [
  {
    legend: "Carga",
    fields: [
      { name: "m1", symbol: "m_1" },
      { name: "m2", symbol: "m_2" },
      {
        name: "n",
        symbol: "n",
        unit: "apoyos",
        hint: "De 3 a 24. Solo se cuentan tres: un bastidor rígido apoya en tres en cuanto el suelo no es perfecto.",
      },
      {
        name: "S",
        symbol: "S",
        hint: "De 1,2 a 3. Lo habitual es 1,5 como mínimo, también con masas en movimiento; 2 con golpes o vibración fuerte.",
      },
    ],
  },
  {
    legend: "Suelo",
    isOptional: true,
    fields: [
      { name: "L", symbol: "L" },
      { name: "i", symbol: "i" },
    ],
  },
];

export const casterGroups: readonly FieldGroup[] = [
  {
    legend: "Carga",
    fields: [
      { name: "E", symbol: "E", isHalf: true },
      { name: "Z", symbol: "Z", isHalf: true },
      {
        name: "n",
        symbol: "n",
        unit: "ruedas",
        hint: "De 3 a 6. Solo se cuentan tres: en suelos reales siempre hay un momento en que una no apoya.",
      },
      {
        name: "S",
        symbol: "S",
        hint: "De 1 a 3. Use 1,1 en suelo liso, a mano y sin rampas; 1,25 con juntas, rejillas o rampas suaves; de 1,5 a 2 con impactos frecuentes o remolque mecánico.",
      },
    ],
  },
  {
    legend: "Uso",
    fields: [
      { name: "v", symbol: "v" },
      { name: "a", symbol: "a" },
      { name: "t1", symbol: "t_1", isHalf: true },
      { name: "t2", symbol: "t_2", isHalf: true },
      { name: "tread", label: "Banda" },
    ],
  },
  {
    legend: "Empuje",
    isOptional: true,
    fields: [{ name: "i", symbol: "i", hint: "La fuerza de empuje necesita también la banda." }],
  },
];

export const bearingGroups: readonly FieldGroup[] = [
  {
    legend: "Pieza",
    isOptional: true,
    fields: [
      {
        name: "ref",
        label: "Unidad o soporte",
        hint: "Sin elegir ninguna, se calcula con el menor tamaño que alcanza la vida deseada.",
      },
    ],
  },
  {
    legend: "Carga",
    fields: [
      { name: "Fr", symbol: "F_r" },
      { name: "Fa", symbol: "F_a" },
    ],
  },
  {
    legend: "Giro",
    fields: [
      { name: "n", symbol: "n", isHalf: true },
      { name: "H", symbol: "H", isHalf: true },
    ],
  },
];
