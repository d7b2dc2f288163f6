/** A condition that rows must meet. */
export interface RowTest<Row> {
  /** Position of the filter whose values are alternatives, or -1 for a condition without counts. */
  readonly filter: number;
  readonly isMet: (row: Row) => boolean;
}

interface FilteredRows<Row> {
  readonly matches: readonly Row[];
  /** For each value of each filter the matches if it were the only one chosen there. */
  readonly counts: readonly (readonly number[])[];
}

/**
 * What the table of a family and the search of the catalog filter by: a row must meet every test.
 * @param sizes number of values of each filter
 * @param getMark position of a row's value in a filter, -1 without one
 */
export function filterRows<Row>(
  rows: readonly Row[],
  tests: readonly RowTest<Row>[],
  sizes: readonly number[],
  getMark: (row: Row, filter: number) => number,
): FilteredRows<Row> {
  const counts = sizes.map((size) => new Array<number>(size).fill(0));
  const matches: Row[] = [];
  for (const row of rows) {
    const failed = findOnlyFailure(row, tests);
    if (failed === null) continue;
    if (failed === undefined) matches.push(row);
    // Positions: a phone filters thousands of rows.
    for (let filter = 0; filter < counts.length; filter += 1) {
      if (failed !== undefined && failed.filter !== filter) continue;
      const mark = getMark(row, filter);
      const count = counts[filter];
      if (mark >= 0 && count !== undefined) count[mark] = (count[mark] ?? 0) + 1;
    }
  }
  return { matches, counts };
}

/** @returns the test that the row fails, undefined without one, null for several */
function findOnlyFailure<Row>(
  row: Row,
  tests: readonly RowTest<Row>[],
): RowTest<Row> | undefined | null {
  let failed: RowTest<Row> | undefined;
  for (const test of tests) {
    if (test.isMet(row)) continue;
    if (failed !== undefined) return null;
    failed = test;
  }
  return failed;
}
