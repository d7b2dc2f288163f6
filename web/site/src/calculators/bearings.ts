import { type BearingField, bearingFields } from "./bearing-fields.ts";
import {
  type EquivalentLoad,
  equivalentLoad,
  equivalentStaticLoad,
  type Grease,
  highestAxialLoad,
  highestLoad,
  type RatedLife,
  ratedLife,
  regreasing,
  requiredRating,
  type StaticSafety,
  staticSafety,
} from "./bearing-formulas.ts";
import {
  type BearingRows,
  type Candidate,
  type HousingRow,
  smallestSize,
  toCandidates,
  type UnitRow,
} from "./bearing-sizes.ts";
import { readFields, type Texts, type Values } from "./fields.ts";
import { bearingWarnings, unknownReference } from "./messages.ts";
import { isAtLeast, reservePercent } from "./numbers.ts";
import {
  type LoadRange,
  loadRange,
  type Match,
  type Quantity,
  quantity,
  type Refusal,
  type Result,
  type Warning,
} from "./result.ts";

type Inputs = Values<typeof bearingFields> & { readonly ref: string | null };
export interface Rotation extends EquivalentLoad, RatedLife {
  readonly C_req: Quantity<"N">;
  readonly range: LoadRange;
}
export interface Basis<Row> extends StaticSafety {
  readonly row: Row;
  /** Null for a bearing that stands still. */
  readonly rotation: Rotation | null;
  /** Null for a housing, because its insert is not known. */
  readonly grease: Grease | null;
}
export interface BearingNumbers<Row> {
  readonly P0: Quantity<"N">;
  /** Of the chosen reference, otherwise of the first suitable one. */
  readonly basis: Basis<Row> | null;
}
export interface BearingMatch<Row> extends Match<Row>, RatedLife {}
type BearingWarning = Warning<keyof typeof bearingWarnings, BearingField>;
export type BearingsResult<Row> =
  | Refusal<BearingField>
  | Result<Inputs, BearingNumbers<Row>, BearingMatch<Row>, BearingWarning>;

/**
 * Rating life, static safety, and the smallest size that reaches the wanted life.
 * @param rows in the order of the catalog
 */
export function calculateBearings<Unit extends UnitRow, Housing extends HousingRow>(
  texts: Texts<BearingField>,
  rows: BearingRows<Unit, Housing>,
): BearingsResult<Unit | Housing> {
  const { values, errors } = readFields(bearingFields, texts);
  const all = toCandidates(rows);
  const ref = texts.ref || null;
  const chosen = all.find(({ row }) => row.reference === ref);
  if (ref !== null && chosen === undefined) return { ok: false, errors: [...errors, unknown] };
  if (errors.length > 0) return { ok: false, errors };
  const inputs = { ...values, ref };
  const suggested = inputs.n === 0 ? [] : smallestSize(all, inputs);
  const candidate = chosen ?? suggested[0];
  const basis = candidate ? calculateBasis(candidate, inputs, all) : null;
  const references = suggested.map(({ row }) => toMatch(row, inputs));
  return {
    ok: true,
    inputs,
    numbers: { P0: quantity(equivalentStaticLoad(inputs), "N"), basis },
    references,
    warnings: getWarnings(inputs, references.length, candidate, basis),
  };
}

const unknown = { field: "ref", reason: "not-in-catalog", message: unknownReference } as const;

function calculateBasis<Row extends HousingRow>(
  { row, unit }: Candidate<Row>,
  inputs: Inputs,
  all: readonly Candidate<Row>[],
): Basis<Row> {
  return {
    row,
    ...staticSafety(row.c0_n, equivalentStaticLoad(inputs)),
    rotation: inputs.n === 0 ? null : calculateRotation(row, inputs, all),
    grease: unit && regreasing(unit.insert_od_mm, unit.outer_ring_width_mm),
  };
}

function calculateRotation(
  { c_n, c0_n }: HousingRow,
  inputs: Inputs,
  all: readonly Candidate<HousingRow>[],
): Rotation {
  const equivalent = equivalentLoad(inputs, c0_n);
  const P = equivalent.P.value;
  const C_req = requiredRating(P, inputs);
  const ratings = all.map(({ row }) => row.c_n);
  return {
    ...equivalent,
    ...ratedLife(c_n, P, inputs),
    C_req: quantity(C_req, "N"),
    range: loadRange(ratings, C_req),
  };
}

function toMatch<Row extends HousingRow>(row: Row, inputs: Inputs): BearingMatch<Row> {
  const P = equivalentLoad(inputs, row.c0_n).P.value;
  const reserve = reservePercent(row.c_n, requiredRating(P, inputs));
  return { row, reserve, ...ratedLife(row.c_n, P, inputs) };
}

function getWarnings(
  { Fr, Fa, n }: Inputs,
  matches: number,
  candidate: Candidate<HousingRow> | undefined,
  basis: Basis<HousingRow> | null,
): readonly BearingWarning[] {
  const codes: (readonly [BearingWarning["code"], BearingField | null])[] = [];
  if (n > 0 && matches === 0) codes.push(["no-reference", null]);
  if (candidate && basis) {
    const { row, maxRpm } = candidate;
    const P = basis.rotation?.P.value;
    if (P !== undefined && !isAtLeast(highestLoad(row), P)) codes.push(["overload", "Fr"]);
    if (P !== undefined && !isAtLeast(Fr, 0.01 * row.c_n)) codes.push(["underload", "Fr"]);
    if (!isAtLeast(highestAxialLoad(row), Fa)) codes.push(["axial", "Fa"]);
    if (maxRpm !== null && !isAtLeast(maxRpm, n)) codes.push(["overspeed", "n"]);
  }
  return codes.map(([code, field]) => ({ code, field, message: bearingWarnings[code] }));
}
