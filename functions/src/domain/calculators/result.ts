import { isAtLeast } from "./numbers.ts";

export interface Quantity<Unit extends string> {
  readonly value: number;
  readonly unit: Unit;
}

export function quantity<Unit extends string>(value: number, unit: Unit): Quantity<Unit> {
  return { value, unit };
}

export interface FieldError<Field> {
  readonly field: Field;
  readonly reason: ErrorReason;
  readonly message: string;
}
export type ErrorReason =
  | "missing"
  | "not-a-number"
  | "out-of-range"
  | "speed"
  | "temperature-order"
  | "not-in-catalog";

/** Does not block the result. */
export interface Warning<Code, Field> {
  readonly code: Code;
  /** Field that it is shown under; null belongs to the list of references. */
  readonly field: Field | null;
  readonly message: string;
}

export interface Match<Row> {
  readonly row: Row;
  /** Percent above what is required, rounded down. */
  readonly reserve: number;
}

/** The loads of all references, in ascending order. */
export interface LoadRange {
  readonly points: readonly { readonly capacity: number; readonly isEnough: boolean }[];
  /** References. */
  readonly total: number;
  /** References that carry the load, other conditions aside. */
  readonly enough: number;
}

export function loadRange(capacities: readonly number[], required: number): LoadRange {
  const points = [...new Set(capacities)]
    .toSorted((a, b) => a - b)
    .map((capacity) => ({ capacity, isEnough: isAtLeast(capacity, required) }));
  const enough = capacities.filter((capacity) => isAtLeast(capacity, required)).length;
  return { points, total: capacities.length, enough };
}

export interface Refusal<Field> {
  readonly ok: false;
  /** In the order of the fields, then those that several fields or the catalog cause. */
  readonly errors: readonly FieldError<Field>[];
}

export interface Result<Inputs, Numbers, Reference, Caution> {
  readonly ok: true;
  /** As read, with the defaults of untouched fields. */
  readonly inputs: Inputs;
  /** By the symbols of the formulas. */
  readonly numbers: Numbers;
  /** All that are suitable, the closest first. */
  readonly references: readonly Reference[];
  readonly warnings: readonly Caution[];
}
