import type { PictureName } from "kit/ui/image";
import type { CalculatorId } from "#catalogue/calculator-ids.ts";

interface CalculatorCopy {
  /** In tabs, breadcrumb and inquiry. */
  readonly name: string;
  readonly detail: string;
  readonly picture: PictureName;
  /** Beside the figure. */
  readonly measure: string;
  /** In place of a result. */
  readonly waiting: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
}

export const copies: Readonly<Record<CalculatorId, CalculatorCopy>> = {
  feet: {
    name: "Pies niveladores",
    detail: "Carga, recorrido e inclinación",
    picture: "pie-nivelador-acero",
    measure: "por pie",
    waiting: "El resultado aparece en cuanto escribe el peso de la máquina.",
    title: "Calculadora de carga para pies niveladores · NHK Group",
    description:
      "Calcule la carga por pie, el desnivel y la inclinación de su máquina, y vea qué pies niveladores y ajustables la soportan y con qué margen.",
    keywords: "calculadora pies niveladores, carga por pie, pie nivelador carga estática",
  },
  casters: {
    name: "Ruedas",
    detail: "Carga por rueda",
    picture: "rueda-industrial-giratoria",
    measure: "por rueda",
    waiting: "El resultado aparece en cuanto escribe la tara y la carga del carro.",
    title: "Calculadora de carga para ruedas · NHK Group",
    description:
      "Calcule la carga por rueda, el diámetro para el resalte y la fuerza de empuje de su carro, y vea qué ruedas inoxidables cumplen y con qué margen.",
    keywords: "calculadora ruedas industriales, carga por rueda, fuerza de empuje carro",
  },
  bearings: {
    name: "Rodamientos",
    detail: "Capacidad y vida nominal",
    picture: "unidad-rodamiento-ip67",
    measure: "de vida nominal",
    waiting: "El resultado aparece en cuanto escribe la carga radial y la velocidad.",
    title: "Calculadora de vida de rodamientos · NHK Group",
    description:
      "Calcule la vida nominal L10h y la seguridad estática de unidades y soportes de rodamiento inoxidables, y vea el menor tamaño que alcanza la vida deseada.",
    keywords: "calculadora vida rodamiento, L10h, capacidad de carga dinámica, ISO 281",
  },
};

export const cleaningTab = {
  name: "¿Cómo lo limpia?",
  detail: "Acero, junta y protección",
  picture: "fallback-5",
} as const satisfies Partial<CalculatorCopy>;
