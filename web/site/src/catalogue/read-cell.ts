import { readLeadingNumber } from "domain/shared/leading-number";
import type { CellRule } from "./model.ts";
import { UNITS } from "./units.ts";

type ReadCell = { readonly value: string | number } | { readonly reason: string };

const MAX_TEXT_LENGTH = 200;

/** @param text without spaces around it, not empty */
export function readCell(text: string, rule: CellRule): ReadCell {
  if (/\p{Cc}/u.test(text)) return { reason: "a cell is one line without tabs" };
  if (rule.kind === "number") return readNumberCell(text, rule);
  if (rule.kind === "choice" && !rule.choices.some(({ value }) => value === text)) {
    const choices = rule.choices.map(({ value }) => value).join(", ");
    return { reason: `"${text}" is none of: ${choices}` };
  }
  if (text.length > MAX_TEXT_LENGTH) return { reason: `longer than ${MAX_TEXT_LENGTH} characters` };
  return { value: text };
}

function readNumberCell(text: string, { unit, decimals }: CellRule): ReadCell {
  const number = readLeadingNumber(text);
  if (number === null || number.text !== text) {
    const hint = unit === null ? "" : `; it is written without its unit, ${unit}`;
    return { reason: `"${text}" is not a number${hint}` };
  }
  // Otherwise 10.000 for ten thousand would be read as 10.
  if (number.decimals > decimals) {
    return {
      reason: `"${text}" has ${number.decimals} decimals instead of at most ${decimals}; thousands have no separator`,
    };
  }
  const { value } = number;
  if (unit !== null && (value < UNITS[unit].min || value > UNITS[unit].max)) {
    const { min, max } = UNITS[unit];
    return { reason: `${text} ${unit} is not between ${min} and ${max} ${unit}` };
  }
  return { value };
}
