import type { AddressKeys } from "./address.ts";
import { type NumberField, slopeField } from "./fields.ts";
import { tooFast } from "./messages.ts";

const temperature = {
  unit: "°C",
  min: -40,
  max: 150,
  message: "Escriba una temperatura de −40 a 150 °C.",
} as const;

export const casterFields = {
  E: {
    label: "Tara del carro",
    unit: "kg",
    min: 0,
    isAboveMin: true,
    max: 5000,
    message: "Escriba una tara mayor que 0 y de hasta 5000 kg.",
  },
  Z: {
    label: "Carga máxima",
    unit: "kg",
    min: 0,
    max: 10_000,
    message: "Escriba una carga de 0 a 10.000 kg.",
  },
  n: {
    label: "Número de ruedas",
    unit: "",
    min: 3,
    max: 6,
    isWhole: true,
    initial: 4,
    message: "Escriba un número entero de ruedas, de 3 a 6.",
  },
  S: {
    label: "Coeficiente",
    unit: "",
    min: 1,
    max: 3,
    initial: 1.25,
    message: "Escriba un coeficiente de 1 a 3.",
  },
  v: {
    label: "Velocidad",
    unit: "km/h",
    min: 0,
    isAboveMin: true,
    max: 4,
    initial: 4,
    message: "Escriba una velocidad mayor que 0 y de hasta 4 km/h.",
    tooHigh: { reason: "speed", message: tooFast },
  },
  a: {
    label: "Altura del mayor resalte o junta",
    unit: "mm",
    min: 0,
    max: 20,
    initial: 0,
    message: "Escriba una altura de 0 a 20 mm.",
  },
  t1: {
    ...temperature,
    label: "Temperatura mínima, lavado y secado incluidos",
    initial: 15,
  },
  t2: {
    ...temperature,
    label: "Temperatura máxima, lavado y secado incluidos",
    initial: 28,
  },
  i: slopeField,
} as const satisfies Record<string, NumberField>;

export type CasterField = keyof typeof casterFields | "tread";

export const casterKeys = {
  E: "tara",
  Z: "carga",
  n: "ruedas",
  S: "coeficiente",
  v: "velocidad",
  a: "resalte",
  t1: "tmin",
  t2: "tmax",
  tread: "banda",
  i: "pendiente",
} as const satisfies AddressKeys<CasterField>;
