import { paths } from "./paths.ts";

/** As web/catalogue/families.json names them. */
export const CALCULATOR_PATHS = {
  feet: paths.calculator("pies"),
  casters: paths.calculator("ruedas"),
  bearings: paths.calculator("rodamientos"),
} as const;

export type CalculatorId = keyof typeof CALCULATOR_PATHS;

export const CALCULATOR_IDS = Object.keys(CALCULATOR_PATHS) as readonly CalculatorId[];

/** Queries of worked examples. */
export const CALCULATOR_EXAMPLES: Readonly<Record<CalculatorId, string>> = {
  feet: "?maquina=2400&producto=300",
  casters: "?tara=60&carga=320",
  bearings: "?radial=2000&axial=700&rpm=250",
};
