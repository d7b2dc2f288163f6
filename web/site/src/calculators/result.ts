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
  /** Null belongs to the references. */
  readonly field: Field | null;
  readonly message: string;
}

/** @returns what makes a warning of its code, with its message */
export function warningsFrom<Code extends string, Field>(messages: Readonly<Record<Code, string>>) {
  return (code: Code, field: Field | null): Warning<Code, Field> => ({
    ...{ code, field, message: messages[code] },
  });
}

export interface Match<Row> {
  readonly row: Row;
  /** Percent above what is required. */
  readonly reserve: number;
}

export interface LoadRange {
  readonly points: readonly { readonly capacity: number; readonly isEnough: boolean }[];
  readonly total: number;
  /** References that carry the load. */
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
  readonly errors: readonly FieldError<Field>[];
}

export interface Result<Inputs, Numbers, Reference, Caution> {
  readonly ok: true;
  /** The inputs, with defaults for those that were left empty. */
  readonly inputs: Inputs;
  readonly numbers: Numbers;
  /** References that fit, the closest first. */
  readonly references: readonly Reference[];
  readonly warnings: readonly Caution[];
}
