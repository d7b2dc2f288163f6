import { type FeetField, feetFields } from "./feet-fields.ts";
import { readFields, type Texts, type Values } from "./fields.ts";
import { feetWarnings, isLight, noSuitableFoot } from "./messages.ts";
import { isAtLeast, reservePercent, roundUp } from "./numbers.ts";
import {
  type LoadRange,
  loadRange,
  type Match,
  type Quantity,
  quantity,
  type Refusal,
  type Result,
  type Warning,
  warningsFrom,
} from "./result.ts";
import { countedSupports, GRAVITY } from "./supports.ts";

export interface FootRow {
  readonly reference: string;
  readonly base_diameter_mm: number;
  readonly static_load_n: number;
  readonly stroke_mm: number;
  readonly tilt_deg: number;
}

type Inputs = Values<typeof feetFields>;
export interface FeetNumbers {
  readonly m: Quantity<"kg">;
  readonly W: Quantity<"N">;
  readonly n_ef: number;
  readonly F: Quantity<"N">;
  readonly F_shown: Quantity<"kN">;
  /** Null without length or slope. */
  readonly dh: Quantity<"mm"> | null;
  /** Null for a level floor. */
  readonly beta: Quantity<"°"> | null;
  readonly range: LoadRange;
}
export interface FootMatch<Row> extends Match<Row> {
  /** Floor pressure under this foot. */
  readonly p: Quantity<"N/mm²">;
}
type FeetWarning = Warning<keyof typeof feetWarnings, FeetField>;
export type FeetResult<Row> =
  | Refusal<FeetField>
  | Result<Inputs, FeetNumbers, FootMatch<Row>, FeetWarning>;

/**
 * Load per foot, and the feet that carry it and level the floor.
 * @param rows in the order of the catalog
 */
export function calculateFeet<Row extends FootRow>(
  texts: Texts<FeetField>,
  rows: readonly Row[],
): FeetResult<Row> {
  const { values: inputs, errors } = readFields(feetFields, texts);
  if (errors.length > 0) return { ok: false, errors };
  const numbers = calculateNumbers(inputs, rows);
  const F = numbers.F.value;
  const references = rows
    .filter((row) => suits(row, numbers))
    .toSorted(
      (a, b) => a.static_load_n - b.static_load_n || a.base_diameter_mm - b.base_diameter_mm,
    )
    .map((row) => ({
      row,
      reserve: reservePercent(row.static_load_n, F),
      p: quantity(F / ((Math.PI / 4) * row.base_diameter_mm ** 2), "N/mm²"),
    }));
  const warnings = getWarnings(inputs, numbers, references.length);
  return { ok: true, inputs, numbers, references, warnings };
}

function calculateNumbers({ m1, m2, n, S, L, i }: Inputs, rows: readonly FootRow[]): FeetNumbers {
  const m = m1 + m2;
  const W = m * GRAVITY;
  const n_ef = countedSupports(n);
  const F = (W / n_ef) * S;
  const loads = rows.map((row) => row.static_load_n);
  return {
    m: quantity(m, "kg"),
    W: quantity(W, "N"),
    n_ef,
    F: quantity(F, "N"),
    F_shown: quantity(roundUp(F / 100) / 10, "kN"),
    dh: L === null || i === null ? null : quantity((1000 * L * i) / 100, "mm"),
    beta: i === null ? null : quantity((Math.atan(i / 100) * 180) / Math.PI, "°"),
    range: loadRange(loads, F),
  };
}

function suits(row: FootRow, { F, dh, beta }: FeetNumbers): boolean {
  return (
    isAtLeast(row.static_load_n, F.value) &&
    (dh === null || isAtLeast(row.stroke_mm, dh.value)) &&
    (beta === null || isAtLeast(row.tilt_deg, beta.value))
  );
}

function getWarnings(
  { n, S }: Inputs,
  { m, range }: FeetNumbers,
  matches: number,
): readonly FeetWarning[] {
  const warn = warningsFrom<keyof typeof feetWarnings, FeetField>(feetWarnings);
  const missing = warn("no-reference", null);
  return [
    ...(matches > 0
      ? []
      : [range.enough === 0 ? missing : { ...missing, message: noSuitableFoot }]),
    ...(isLight(m.value) ? [warn("light", "m1")] : []),
    ...(n >= 6 ? [warn("six-or-more", "n")] : []),
    ...(n >= 4 && S < 1.5 ? [warn("low-safety", "S")] : []),
  ];
}
