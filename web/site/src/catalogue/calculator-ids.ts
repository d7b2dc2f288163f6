export const CALCULATOR_IDS = ["feet", "casters", "bearings"] as const;
export type CalculatorId = (typeof CALCULATOR_IDS)[number];
