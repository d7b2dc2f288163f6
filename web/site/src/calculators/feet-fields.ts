import type { AddressKeys } from "./address.ts";
import { type NumberField, slopeField } from "./fields.ts";

export const feetFields = {
  m1: {
    label: "Peso de la máquina",
    unit: "kg",
    min: 0,
    isAboveMin: true,
    max: 100_000,
    message: "Escriba un peso mayor que 0 y de hasta 100.000 kg.",
  },
  m2: {
    label: "Peso de producto y agua de limpieza",
    unit: "kg",
    min: 0,
    max: 100_000,
    initial: 0,
    message: "Escriba un peso de 0 a 100.000 kg.",
  },
  n: {
    label: "Número de apoyos",
    unit: "",
    min: 3,
    max: 24,
    isWhole: true,
    initial: 4,
    message: "Escriba un número entero de apoyos, de 3 a 24.",
  },
  S: {
    label: "Coeficiente de seguridad",
    unit: "",
    min: 1.2,
    max: 3,
    initial: 1.5,
    message: "Escriba un coeficiente de 1,2 a 3.",
  },
  L: {
    label: "Longitud en el sentido de la pendiente",
    unit: "m",
    min: 0,
    max: 50,
    isOptional: true,
    message: "Escriba una longitud de 0 a 50 m.",
  },
  i: slopeField,
} as const satisfies Record<string, NumberField>;

export type FeetField = keyof typeof feetFields;

export const feetKeys = {
  m1: "maquina",
  m2: "producto",
  n: "apoyos",
  S: "coeficiente",
  L: "longitud",
  i: "pendiente",
} as const satisfies AddressKeys<FeetField>;
