import { useCallback } from "react";
import type { CalculatorId } from "#catalogue/calculator-ids.ts";
import type { CalculatorData } from "#lib/page-data.ts";
import type { InputTexts } from "./inputs/use-inputs.ts";
import type { CalculationView } from "./kinds/views.ts";
import { useLateCode } from "./use-late-code.ts";

const CALCULATIONS = {
  feet: () => import("./kinds/feet.ts"),
  casters: () => import("./kinds/casters.ts"),
  bearings: () => import("./kinds/bearings.ts"),
};

async function loadLate(id: CalculatorId) {
  const [parts, { calculate }] = await Promise.all([
    import("./result/late-parts.ts"),
    CALCULATIONS[id](),
  ]);
  return { ...parts, calculate };
}

/** Formulas and result. */
export function useCalculation(
  { id, tables }: Pick<CalculatorData, "id" | "tables">,
  texts: InputTexts,
) {
  const load = useCallback(() => loadLate(id), [id]);
  const late = useLateCode(load, texts);
  const view: CalculationView | null = late?.calculate(texts, tables) ?? null;
  return { late, view };
}
