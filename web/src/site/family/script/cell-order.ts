const collator = new Intl.Collator("es", { numeric: true });

/** Cells of a column share their unit, so "12,5" is more than "9"; a cell without a value is last. */
export function compareCells(a: string, b: string, isDescending: boolean): number {
  const [first, second] = [numberIn(a), numberIn(b)];
  if (first === null || second === null) {
    if (a === "–" || b === "–") return Number(a === "–") - Number(b === "–");
    return isDescending ? collator.compare(b, a) : collator.compare(a, b);
  }
  return isDescending ? second - first : first - second;
}

/** @returns 110 for "110–160", -20 for "−20 a +100" */
function numberIn(text: string): number | null {
  const [found] = /^[−+]?\d+(?:,\d+)?/.exec(text) ?? [];
  return found === undefined ? null : Number(found.replace("−", "-").replace(",", "."));
}
