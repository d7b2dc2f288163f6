import type { CellValue, Column } from "./model.ts";
import type { Unit } from "./units.ts";

/** Forces of 1000 N and more are shown in kN. */
export function shownUnit({ unit }: Column, values: readonly CellValue[]): Unit | "kN" | null {
  const isKilo = unit === "N" && values.every((value) => value === null || Number(value) >= 1000);
  return isKilo ? "kN" : unit;
}

/** @returns the value in Spanish, without its unit */
export function shownValue(
  { choices }: Column,
  value: string | number,
  unit: Unit | "kN" | null,
  isSigned = false,
): string {
  if (typeof value === "string")
    return choices.find((choice) => choice.value === value)?.label ?? value;
  const shownNumber = String(unit === "kN" ? value / 1000 : value);
  return (isSigned && value > 0 ? "+" : "") + shownNumber.replace("-", "−").replace(".", ",");
}

/** @returns 16 for 16 and "M16" */
export function parseNumber(value: string | number): number | undefined {
  if (typeof value === "number") return value;
  const [, digits] = /^[A-Z]*(\d+)$/.exec(value) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
