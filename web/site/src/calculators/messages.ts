import type { TypedNumber } from "domain/shared/read-number";
import { NOTICES } from "../catalogue/notices.ts";

export function ambiguousNumber(text: string, { value, other }: TypedNumber): string {
  const [small, large] = [value, other].map((number) => String(number).replace(".", ","));
  return `«${text.trim()}» puede ser ${large} o ${small}. Escriba uno de los dos.`;
}

/** A machine in tonnes, or with a dot for decimals. */
const LIGHT_KG = 10;

export function isLight(kilograms: number): boolean {
  return kilograms < LIGHT_KG;
}

const orientation = `Resultado orientativo. Se obtiene con fórmulas generales y con los datos que usted ha introducido; no sustituye al cálculo de la máquina ni a un ensayo. ${NOTICES.tipicos} Si hay cargas laterales, golpes, vibración o temperaturas extremas, consúltenos antes de especificar.`;

/** Paragraphs under every result. */
export const notices = {
  feet: [
    orientation,
    "La carga admisible supone una fuerza vertical y centrada, con la base apoyada en todo su perímetro sobre un suelo que resista la presión.",
  ],
  casters: [
    orientation,
    "Las capacidades corresponden a marcha manual, hasta 4 km/h y sobre suelo liso; no tienen en cuenta el desgaste de la banda.",
  ],
  bearings: [
    orientation,
    "La vida nominal solo cuenta la fatiga del rodamiento. En zonas que se lavan, lo habitual es que antes limiten la duración el agua, la grasa y el retén.",
  ],
} as const;

/** What the formulas do not cover. */
export const limitations = {
  feet: ["El cálculo no cubre las cargas excéntricas ni el vuelco: compruébelos en la máquina."],
  casters: [
    "Fuera de 15 a 28 °C, el coeficiente debe ser de 1,5 como mínimo.",
    "Con tres ruedas no queda reserva para una carga descentrada.",
  ],
  bearings: ["Los prisioneros que fijan el inserto al eje retienen una carga axial de unos 0,2 C."],
} as const;

export const feetWarnings = {
  "no-reference": "Ninguna referencia de la gama alcanza esta carga; consúltenos.",
  "six-or-more":
    "Con seis apoyos o más, estudie el reparto real según el centro de gravedad y la rigidez del bastidor.",
  light: "¿Menos de 10 kg en total? Compruebe el peso: se escribe en kilogramos.",
  "low-safety": "Con menos de 1,5 no queda cubierto el apoyo sobre dos pies en diagonal.",
} as const;

export const noSuitableFoot =
  "Ninguna referencia de la gama cumple todas las condiciones; consúltenos.";

export const casterWarnings = {
  "no-reference": "Ninguna rueda de la gama cumple todas las condiciones; consúltenos.",
  light: "¿Menos de 10 kg en total? Compruebe la tara y la carga: se escriben en kilogramos.",
  temperature: "Fuera de 15 a 28 °C, use un coeficiente mayor.",
} as const;
export const tooFast =
  "A más de 4 km/h la capacidad baja y se aplica otra norma (ISO 22884); consúltenos.";
export const temperatureOrder = "La temperatura máxima no puede ser menor que la mínima.";
export const unknownTread = "Elija una banda de la lista.";

export const bearingWarnings = {
  "no-reference": "Ninguna referencia de la gama cumple estas condiciones; consúltenos.",
  overload: "fuera del campo de la fórmula",
  underload: "carga menor que la mínima: las bolas pueden patinar",
  axial: "carga axial excesiva para la fijación al eje",
  overspeed: "supera la velocidad límite con el retén montado",
} as const;
export const unknownReference = "Esta referencia no está en el catálogo.";

export const staticReadings = {
  insufficient: "insuficiente",
  smooth: "suficiente sin golpes",
  shocks: "admite golpes moderados",
  silent: "adecuado para giro silencioso",
} as const;

export const lifeTexts = { over: "más de 100.000 h", under: "menos de 10 h" } as const;

export function regreasingHint(grams: number): string {
  return `Si la ficha prevé relubricar, reponga unos ${grams} g de la misma grasa H1, después de limpiar y con el eje girando despacio. Con lavado diario o vibración, acorte el intervalo a la mitad; con más de 70 °C en el anillo, a la mitad por cada 15 °C. Una unidad sellada no se repone salvo indicación de la ficha.`;
}
