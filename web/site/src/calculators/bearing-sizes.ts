import {
  type Duty,
  equivalentLoad,
  equivalentStaticLoad,
  highestAxialLoad,
  highestLoad,
  type Ratings,
  requiredRating,
} from "./bearing-formulas.ts";
import { isAtLeast } from "./numbers.ts";

export interface HousingRow extends Ratings {
  readonly reference: string;
  readonly insert: string;
}
export interface UnitRow extends HousingRow {
  readonly max_rpm: number;
  readonly insert_od_mm: number;
  readonly outer_ring_width_mm: number;
}
export interface BearingRows<Unit, Housing> {
  readonly units: readonly Unit[];
  readonly housings: readonly Housing[];
}
export interface Candidate<Row> {
  readonly row: Row;
  /** Null when no unit has the insert. */
  readonly maxRpm: number | null;
  readonly unit: UnitRow | null;
}

/** A housing is as fast as the slowest unit with its insert. */
export function toCandidates<Unit extends UnitRow, Housing extends HousingRow>({
  units,
  housings,
}: BearingRows<Unit, Housing>): readonly Candidate<Unit | Housing>[] {
  const speeds = new Map<string, number>();
  for (const { insert, max_rpm } of units)
    speeds.set(insert, Math.min(max_rpm, speeds.get(insert) ?? max_rpm));
  return [
    ...units.map((unit) => ({ row: unit, maxRpm: unit.max_rpm, unit })),
    ...housings.map((row) => ({ row, maxRpm: speeds.get(row.insert) ?? null, unit: null })),
  ];
}

/** All suitable references of the smallest suitable size. */
export function smallestSize<Row extends HousingRow>(
  all: readonly Candidate<Row>[],
  duty: Duty,
): readonly Candidate<Row>[] {
  const suitable = all.filter((candidate) => suits(candidate, duty));
  const smallest = suitable.toSorted((a, b) => a.row.c_n - b.row.c_n)[0];
  return suitable.filter(({ row }) => row.insert === smallest?.row.insert);
}

function suits({ row, maxRpm }: Candidate<HousingRow>, duty: Duty): boolean {
  const P = equivalentLoad(duty, row.c0_n).P.value;
  return (
    isAtLeast(row.c_n, requiredRating(P, duty)) &&
    maxRpm !== null &&
    isAtLeast(maxRpm, duty.n) &&
    isAtLeast(row.c0_n, equivalentStaticLoad(duty)) &&
    isAtLeast(highestLoad(row), P) &&
    isAtLeast(highestAxialLoad(row), duty.Fa)
  );
}
