import { type CasterField, casterFields } from "./caster-fields.ts";
import { readFields, type Texts, type Values } from "./fields.ts";
import { casterWarnings, isLight, temperatureOrder, unknownTread } from "./messages.ts";
import { isAtLeast, reservePercent, roundUp } from "./numbers.ts";
import {
  type FieldError,
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

export interface CasterRow {
  readonly reference: string;
  readonly wheel_diameter_mm: number;
  readonly tread: string;
  readonly load_kg: number;
  readonly temp_min_c: number;
  readonly temp_max_c: number;
}

/** Friction of 125 mm on resin: middle of the published ranges. */
export const treads = {
  Poliamida: { friction: 0.0125, isSoft: false },
  Poliuretano: { friction: 0.02, isSoft: true },
  "Goma elástica": { friction: 0.0275, isSoft: true },
} as const;
export type Tread = keyof typeof treads;
/** Highest obstacle, as a share of the diameter. */
const SOFT = 0.05;
const HARD = 0.025;

type Inputs = Values<typeof casterFields> & { readonly tread: Tread | null };
export interface PushForce {
  readonly level: Quantity<"N">;
  /** Null for a level floor. */
  readonly slope: Quantity<"N"> | null;
  readonly total: Quantity<"N">;
  /** The force that starts the load on a level floor. */
  readonly start_min: Quantity<"N">;
  readonly start_max: Quantity<"N">;
}
export interface CasterNumbers {
  readonly n_ef: number;
  readonly T: Quantity<"kg">;
  readonly T_shown: Quantity<"kg">;
  readonly d_min_soft: Quantity<"mm">;
  readonly d_min_hard: Quantity<"mm">;
  /** Null while no tread is chosen. */
  readonly push: PushForce | null;
  readonly range: LoadRange;
}
type CasterWarning = Warning<keyof typeof casterWarnings, CasterField>;
export type CastersResult<Row> =
  | Refusal<CasterField>
  | Result<Inputs, CasterNumbers, Match<Row>, CasterWarning>;

/**
 * Load per wheel, and the wheels that carry it.
 * @param rows in the order of the catalog
 */
export function calculateCasters<Row extends CasterRow>(
  texts: Texts<CasterField>,
  rows: readonly Row[],
): CastersResult<Row> {
  const { inputs, errors } = readInputs(texts);
  if (errors.length > 0) return { ok: false, errors };
  const numbers = calculateNumbers(inputs, rows);
  const references = rows
    .filter((row) => suits(row, inputs, numbers))
    .toSorted((a, b) => a.wheel_diameter_mm - b.wheel_diameter_mm || a.load_kg - b.load_kg)
    .map((row) => ({ row, reserve: reservePercent(row.load_kg, numbers.T.value) }));
  const warnings = getWarnings(inputs, references.length);
  return { ok: true, inputs, numbers, references, warnings };
}

function readInputs(texts: Texts<CasterField>) {
  const { values, errors: unread } = readFields(casterFields, texts);
  const errors: FieldError<CasterField>[] = [...unread];
  if (values.t1 > values.t2)
    errors.push({ field: "t2", reason: "temperature-order", message: temperatureOrder });
  const tread = texts.tread || null;
  if (tread !== null && !isTread(tread))
    errors.push({ field: "tread", reason: "not-in-catalog", message: unknownTread });
  return { inputs: { ...values, tread: tread as Tread | null }, errors };
}

function isTread(text: string): text is Tread {
  return Object.hasOwn(treads, text);
}

function calculateNumbers(inputs: Inputs, rows: readonly CasterRow[]): CasterNumbers {
  const { E, Z, n, S, a } = inputs;
  const n_ef = countedSupports(n);
  const T = ((E + Z) / n_ef) * S;
  const loads = rows.map((row) => row.load_kg);
  return {
    n_ef,
    T: quantity(T, "kg"),
    T_shown: quantity(roundUp(T), "kg"),
    d_min_soft: quantity(a / SOFT, "mm"),
    d_min_hard: quantity(a / HARD, "mm"),
    push: pushForce(inputs),
    range: loadRange(loads, T),
  };
}

function pushForce({ E, Z, tread, i }: Inputs): PushForce | null {
  if (tread === null) return null;
  const weight = (E + Z) * GRAVITY;
  const level = weight * treads[tread].friction;
  return {
    level: quantity(level, "N"),
    slope: i === null ? null : quantity((weight * i) / 100, "N"),
    total: quantity(level + (weight * (i ?? 0)) / 100, "N"),
    start_min: quantity(2 * level, "N"),
    start_max: quantity(3 * level, "N"),
  };
}

/** Unknown treads count as hard. */
function suits(row: CasterRow, { tread, t1, t2 }: Inputs, numbers: CasterNumbers): boolean {
  const isSoft = isTread(row.tread) && treads[row.tread].isSoft;
  const { value: d_min } = isSoft ? numbers.d_min_soft : numbers.d_min_hard;
  return (
    (tread === null || row.tread === tread) &&
    isAtLeast(row.load_kg, numbers.T.value) &&
    isAtLeast(row.wheel_diameter_mm, d_min) &&
    isAtLeast(t1, row.temp_min_c) &&
    isAtLeast(row.temp_max_c, t2)
  );
}

function getWarnings({ E, Z, t1, t2 }: Inputs, matches: number): readonly CasterWarning[] {
  const warn = warningsFrom<keyof typeof casterWarnings, CasterField>(casterWarnings);
  const light = isLight(E + Z) ? [warn("light", "E")] : [];
  if (matches === 0) return [warn("no-reference", null), ...light];
  if (t1 >= 15 && t2 <= 28) return light;
  return [...light, warn("temperature", t2 > 28 ? "t2" : "t1")];
}
