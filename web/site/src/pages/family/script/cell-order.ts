import { readLeadingNumber } from "domain/shared/leading-number";

const collator = new Intl.Collator("es", { numeric: true });

/** Cells of a column share their unit, so "12,5" is more than "9"; a cell without a value is last. */
export function compareCells(a: string, b: string, isDescending: boolean): number {
  const [first = null, second = null] = [a, b].map(
    (text) => readLeadingNumber(text)?.value ?? null,
  );
  if (first === null || second === null) {
    if (a === "–" || b === "–") return Number(a === "–") - Number(b === "–");
    return isDescending ? collator.compare(b, a) : collator.compare(a, b);
  }
  return isDescending ? second - first : first - second;
}
