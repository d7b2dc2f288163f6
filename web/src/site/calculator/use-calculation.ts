import { useEffect, useRef, useState } from "react";
import type { CalculatorData } from "#lib/page-data.ts";
import { offline } from "#ui/shared/offline.ts";
import { showStatusMessage } from "#ui/shared/status-message.ts";
import type { InputTexts } from "./use-inputs.ts";
import type { CalculationView } from "./views.ts";

const CALCULATIONS = {
  feet: () => import("./feet.ts"),
  casters: () => import("./casters.ts"),
  bearings: () => import("./bearings.ts"),
};
const loadParts = () => import("./late-parts.ts");

type Parts = Awaited<ReturnType<typeof loadParts>>;
interface Late extends Parts {
  readonly calculate: Awaited<ReturnType<(typeof CALCULATIONS)["feet"]>>["calculate"];
}

/** Loads formulas and result after hydration; a failed load is repeated with the next input. */
export function useCalculation(
  { id, tables }: Pick<CalculatorData, "id" | "tables">,
  texts: InputTexts,
) {
  const [late, setLate] = useState<Late | null>(null);
  const hasFailed = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new input loads again
  useEffect(() => {
    if (late !== null) return;
    Promise.all([loadParts(), CALCULATIONS[id]()]).then(
      ([parts, { calculate }]) => setLate({ ...parts, calculate }),
      (error: unknown) => {
        console.warn("Loading the calculation failed", error);
        if (!hasFailed.current)
          showStatusMessage({ kind: "error", title: offline.title, text: offline.text });
        hasFailed.current = true;
      },
    );
  }, [late, id, texts]);

  const view: CalculationView | null = late?.calculate(texts, tables) ?? null;
  return { late, view };
}
