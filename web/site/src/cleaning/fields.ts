import type { AddressKeys } from "../calculators/address.ts";
import type { NumberField } from "../calculators/fields.ts";
import { USUAL_C } from "./choices.ts";

export const cleaningFields = {
  t: {
    label: "Temperatura máxima, aclarado incluido",
    unit: "°C",
    min: 0,
    max: 150,
    initial: USUAL_C.alcalina,
    message: "Escriba una temperatura de 0 a 150 °C.",
  },
  Cl: {
    label: "Cloruros del agua o de la solución",
    unit: "mg/l",
    min: 0,
    max: 20_000,
    initial: 50,
    message: "Escriba una concentración de 0 a 20.000 mg/l.",
  },
} as const satisfies Record<string, NumberField>;

export type CleaningField = keyof typeof cleaningFields | "agent" | "method";

export const cleaningKeys = {
  agent: "limpieza",
  t: "temperatura",
  method: "presion",
  Cl: "cloruros",
} as const satisfies AddressKeys<CleaningField>;
