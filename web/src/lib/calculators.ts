import { paths } from "./paths.ts";

/** As web/catalogue/families.json names them. */
export const CALCULATOR_PATHS = {
  feet: paths.calculator("pies"),
  casters: paths.calculator("ruedas"),
  bearings: paths.calculator("rodamientos"),
} as const;

export type CalculatorId = keyof typeof CALCULATOR_PATHS;

export const CALCULATOR_IDS = Object.keys(CALCULATOR_PATHS) as readonly CalculatorId[];
