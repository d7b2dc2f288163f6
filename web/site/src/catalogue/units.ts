/** Endings of column names, and the values that a product can have. */
export const UNITS = {
  mm: { ending: "mm", min: 0.1, max: 3000 },
  µm: { ending: "um", min: 0.05, max: 25 },
  "°": { ending: "deg", min: 0, max: 90 },
  N: { ending: "n", min: 1, max: 1_000_000 },
  N·m: { ending: "nm", min: 0.1, max: 2000 },
  kg: { ending: "kg", min: 0.001, max: 10_000 },
  rpm: { ending: "rpm", min: 1, max: 20_000 },
  "°C": { ending: "c", min: -200, max: 400 },
} as const;

export type Unit = keyof typeof UNITS;

export const isUnit = (text: unknown): text is Unit =>
  typeof text === "string" && Object.hasOwn(UNITS, text);
