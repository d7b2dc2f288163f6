import type { CalculatorId } from "#lib/paths.ts";
import type { PictureName } from "#ui/shared/image.tsx";

interface CalculatorCopy {
  /** In tabs, breadcrumb and inquiry. */
  readonly name: string;
  readonly detail: string;
  readonly picture: PictureName;
  /** Names its form. */
  readonly inputs: string;
  /** In place of a result. */
  readonly waiting: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
}

export const calculators: Readonly<Record<CalculatorId, CalculatorCopy>> = {
  feet: {
    name: "Pies niveladores",
    detail: "Carga, recorrido e inclinación",
    picture: "pie-nivelador-acero",
    inputs: "Datos de la máquina",
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
    inputs: "Datos del carro",
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
    inputs: "Datos del eje",
    waiting: "El resultado aparece en cuanto escribe la carga radial y la velocidad.",
    title: "Calculadora de vida de rodamientos · NHK Group",
    description:
      "Calcule la vida nominal L10h y la seguridad estática de unidades y soportes de rodamiento inoxidables, y vea el menor tamaño que alcanza la vida deseada.",
    keywords: "calculadora vida rodamiento, L10h, capacidad de carga dinámica, ISO 281",
  },
};

export const content = {
  title: "Calculadora de carga",
  lead: "Las tres cuentas que conviene hacer antes de elegir pies, ruedas o rodamientos. El resultado cambia mientras escribe.",
  tabs: "Qué calcular",
  catalogue: "Catálogo",
  noScript:
    "El cálculo necesita JavaScript. Con las fórmulas y los límites de esta página puede hacerlo a mano, o pedirnos que lo calculemos con usted.",
  optional: "opcional",
  reset: "Volver a los valores iniciales",
  result: "Resultado",
  none: "Sin resultado",
  review: "El resultado aparece en cuanto corrige los campos marcados.",
  copy: "Copiar enlace al cálculo",
  print: "Imprimir",
  references: "Referencias adecuadas",
  reference: "Referencia",
  reserve: "Margen sobre lo calculado",
  closest: "La más ajustada",
  more: (count: number) => `Mostrar ${count} más`,
  ask: {
    text: "Enviamos estos datos con la consulta: no tendrá que escribirlos otra vez.",
    label: "Consultar con este cálculo",
  },
  closing: {
    title: "¿Prefiere que lo calculemos con usted?",
    text: "Enviamos su cálculo con la consulta: no tendrá que escribir los datos otra vez.",
    label: "Contactar Ahora",
  },
  /** Product of the inquiry. */
  product: (name: string) => `${name} (con cálculo)`,
} as const;
