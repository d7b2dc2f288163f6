import { paths } from "kit/lib/paths";
import type { CalculatorId } from "#catalogue/calculator-ids.ts";

export const CALCULATOR_PATHS: Readonly<Record<CalculatorId, string>> = {
  feet: paths.calculator("pies"),
  casters: paths.calculator("ruedas"),
  bearings: paths.calculator("rodamientos"),
};

/** Queries of worked examples. */
export const CALCULATOR_EXAMPLES: Readonly<Record<CalculatorId, string>> = {
  feet: "?maquina=2400&producto=300",
  casters: "?tara=60&carga=320",
  bearings: "?radial=2000&axial=700&rpm=250",
};
