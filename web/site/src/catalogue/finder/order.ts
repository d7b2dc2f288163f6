import type { Found } from "./find.ts";
import type { FinderRow } from "./model.ts";

export interface FinderOrder {
  readonly column: "diameter" | "load";
  readonly isDescending: boolean;
}

/** Rows of each family, and families by their first row; what has no value is last. */
export function inOrder(found: Found, order: FinderOrder, maxReferences: number): Found {
  const compare = comparisonBy(order);
  const families = found.families
    .map((family) => ({ ...family, rows: family.rows.toSorted(compare).slice(0, maxReferences) }))
    .sort((a, b) => compare(a.rows[0], b.rows[0]));
  return { ...found, families };
}

function comparisonBy({ column, isDescending }: FinderOrder) {
  const findNumber = (row: FinderRow | undefined) => row?.[column === "load" ? 4 : 3] ?? null;
  return (a: FinderRow | undefined, b: FinderRow | undefined) => {
    const [first, second] = [findNumber(a), findNumber(b)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return isDescending ? second - first : first - second;
  };
}
