import { filterRows } from "#catalogue/filter-rows.ts";

export interface FilterKind {
  readonly isMinimum: boolean;
  /** Number of its values. */
  readonly size: number;
  /** Positions of values; none of them chooses all. */
  readonly chosen: ReadonlySet<number>;
}

interface MarkedRow {
  /** Position of its value in each filter, -1 without one. */
  readonly marks: readonly number[];
}

/** Values of one filter are alternatives, of a minimum the lowest counts; a row meets every filter. */
export function filterTable<Row extends MarkedRow>(
  rows: readonly Row[],
  filters: readonly FilterKind[],
) {
  const getMark = ({ marks }: MarkedRow, filter: number) => marks[filter] ?? -1;
  const { matches, counts } = filterRows<Row>(
    rows,
    filters.map(({ isMinimum, chosen }, filter) => {
      const least = Math.min(...chosen);
      return {
        filter,
        isMet: (row) => {
          const mark = getMark(row, filter);
          return chosen.size === 0 || (isMinimum ? mark >= least : chosen.has(mark));
        },
      };
    }),
    filters.map(({ size }) => size),
    getMark,
  );
  return {
    matches,
    counts: counts.map((own, filter) => (filters[filter]?.isMinimum ? addHigher(own) : own)),
  };
}

/** What reaches a minimum reaches the lower ones. */
function addHigher(counts: readonly number[]): readonly number[] {
  return counts.map((_, at) => counts.slice(at).reduce((sum, count) => sum + count, 0));
}
