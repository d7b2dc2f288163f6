import type { AddressKeys } from "./address.ts";
import type { NumberField } from "./fields.ts";

export const bearingFields = {
  Fr: {
    label: "Carga radial por rodamiento (banda, producto y tensión de la transmisión)",
    unit: "N",
    min: 0,
    isAboveMin: true,
    max: 50_000,
    message: "Escriba una carga radial mayor que 0 y de hasta 50.000 N.",
  },
  Fa: {
    label: "Carga axial",
    unit: "N",
    min: 0,
    max: 20_000,
    initial: 0,
    message: "Escriba una carga axial de 0 a 20.000 N.",
  },
  n: {
    label: "Velocidad",
    unit: "rpm",
    min: 0,
    max: 5000,
    message: "Escriba una velocidad de 0 a 5000 rpm.",
  },
  H: {
    label: "Vida deseada",
    unit: "h",
    min: 500,
    max: 100_000,
    initial: 20_000,
    message: "Escriba una vida de 500 a 100.000 h.",
  },
} as const satisfies Record<string, NumberField>;

export type BearingField = keyof typeof bearingFields | "ref";

export const bearingKeys = {
  ref: "referencia",
  Fr: "radial",
  Fa: "axial",
  n: "rpm",
  H: "vida",
} as const satisfies AddressKeys<BearingField>;
