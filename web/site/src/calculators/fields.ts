import { chooseReading, readNumber } from "domain/shared/read-number";
import { ambiguousNumber } from "./messages.ts";
import type { ErrorReason, FieldError } from "./result.ts";

export interface NumberField {
  readonly label: string;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  /** `min` itself is refused. */
  readonly isAboveMin?: true;
  readonly isWhole?: true;
  /** Of an untouched field. */
  readonly initial?: number;
  readonly isOptional?: true;
  readonly message: string;
  readonly tooHigh?: { readonly reason: ErrorReason; readonly message: string };
}

export const slopeField = {
  label: "Pendiente",
  unit: "%",
  min: 0,
  max: 10,
  isOptional: true,
  message: "Escriba una pendiente de 0 a 10 %.",
} as const satisfies NumberField;

/** Untouched fields are absent. */
export type Texts<Field extends string> = { readonly [Name in Field]?: string | undefined };

type Fields = Readonly<Record<string, NumberField>>;
export type Values<Spec extends Fields> = {
  readonly [Name in keyof Spec]: Spec[Name] extends { readonly isOptional: true }
    ? number | null
    : number;
};

/** `values` is complete only without errors. */
export function readFields<Spec extends Fields>(
  spec: Spec,
  texts: Texts<keyof Spec & string>,
): { readonly values: Values<Spec>; readonly errors: readonly FieldError<keyof Spec>[] } {
  const values: Record<string, number | null> = {};
  const errors: FieldError<keyof Spec>[] = [];
  for (const [name, field] of Object.entries(spec)) {
    const read = readField(field, texts[name]);
    if (typeof read === "object" && read !== null) errors.push({ field: name, ...read });
    else values[name] = read;
  }
  return { values: values as Values<Spec>, errors };
}

type Fault = Omit<FieldError<never>, "field">;

function readField(field: NumberField, text: string | undefined): number | null | Fault {
  if (text === undefined && field.initial !== undefined) return field.initial;
  if (text === undefined || text.trim() === "")
    return field.isOptional ? null : { reason: "missing", message: field.message };
  const typed = readNumber(text, field.unit);
  if (typed === null) return { reason: "not-a-number", message: field.message };
  const value = chooseReading(typed, (candidate) => isPossible(field, candidate));
  if (value === "ask") return { reason: "not-a-number", message: ambiguousNumber(text, typed) };
  if (value > field.max && field.tooHigh) return field.tooHigh;
  return isPossible(field, value) ? value : { reason: "out-of-range", message: field.message };
}

function isPossible({ min, max, isAboveMin, isWhole }: NumberField, value: number): boolean {
  const isLow = isAboveMin ? value <= min : value < min;
  return !isLow && value <= max && (!isWhole || Number.isInteger(value));
}
