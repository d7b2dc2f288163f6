export interface FilterKind {
  readonly isMinimum: boolean;
  /** Number of its values. */
  readonly size: number;
  /** Positions of values; none of them chooses all. */
  readonly chosen: ReadonlySet<number>;
}

interface FilteredRows {
  /** Positions of rows. */
  readonly matches: readonly number[];
  /** For each value of each filter the matches if it were the only one chosen there. */
  readonly counts: readonly (readonly number[])[];
}

/**
 * Values of one filter are alternatives; a row meets every filter.
 * @param rows for each row the position of its value in each filter, -1 without one
 */
export function filterRows(
  rows: readonly (readonly number[])[],
  filters: readonly FilterKind[],
): FilteredRows {
  const counts = filters.map(({ size }) => new Array<number>(size).fill(0));
  const matches: number[] = [];
  // Loops over positions: a phone filters thousands of rows.
  for (let row = 0; row < rows.length; row += 1) {
    const marks = rows[row] ?? [];
    const failed = onlyFailure(marks, filters);
    if (failed === null) continue;
    if (failed < 0) matches.push(row);
    for (let filter = Math.max(failed, 0); filter < filters.length; filter += 1) {
      const mark = marks[filter] ?? -1;
      const count = counts[filter];
      if (mark >= 0 && count !== undefined) count[mark] = (count[mark] ?? 0) + 1;
      if (failed >= 0) break;
    }
  }
  filters.forEach(({ isMinimum }, filter) => {
    if (isMinimum) addHigher(counts[filter] ?? []);
  });
  return { matches, counts };
}

/** @returns the filter that the row does not meet, -1 without one, null for several */
function onlyFailure(marks: readonly number[], filters: readonly FilterKind[]): number | null {
  let failed = -1;
  for (let position = 0; position < filters.length; position += 1) {
    const filter = filters[position];
    if (filter === undefined || meets(marks[position] ?? -1, filter)) continue;
    if (failed >= 0) return null;
    failed = position;
  }
  return failed;
}

function meets(mark: number, { isMinimum, chosen }: FilterKind): boolean {
  if (chosen.size === 0) return true;
  return isMinimum ? mark >= Math.min(...chosen) : chosen.has(mark);
}

/** What reaches a minimum reaches the lower ones. */
function addHigher(counts: number[]): void {
  for (let at = counts.length - 2; at >= 0; at -= 1)
    counts[at] = (counts[at] ?? 0) + (counts[at + 1] ?? 0);
}
