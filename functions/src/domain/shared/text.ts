import * as v from "valibot";

const ONE_LINE = /^[^\p{Cc}]*$/u;
/** A single class, so that nothing backtracks. */
const MANY_LINES = /^[\P{Cc}\t\n\r]*$/u;

export function singleLineText(max: number) {
  return v.pipe(v.string(), v.maxLength(max), v.regex(ONE_LINE), v.regex(/\S/u));
}

export function optionalSingleLineText(max: number) {
  return v.pipe(v.string(), v.maxLength(max), v.regex(ONE_LINE));
}

export function multilineText(max: number) {
  return v.pipe(v.string(), v.maxLength(max), v.regex(MANY_LINES), v.regex(/\S/u));
}

export function optionalMultilineText(max: number) {
  return v.pipe(v.string(), v.maxLength(max), v.regex(MANY_LINES));
}

export const UuidSchema = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/),
);

/** Firestore, mail and URLs reject lone surrogates, so each becomes U+FFFD. */
export function replaceLoneSurrogates(value: unknown): unknown {
  if (typeof value === "string") return value.toWellFormed();
  if (Array.isArray(value)) return value.map(replaceLoneSurrogates);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, replaceLoneSurrogates(one)]),
  );
}
