import * as v from "valibot";

const ONE_LINE = /^[^\p{Cc}]*$/u;
/** A single class, so that nothing backtracks. */
const MANY_LINES = /^[\P{Cc}\t\n\r]*$/u;

/**
 * At least one character that can be seen: no blank, no format character, no mark alone, and none of the letters that
 * are drawn as nothing (Hangul fillers, the empty Braille pattern). firestore.rules has the same class.
 */
const VISIBLE = /[^\p{Cc}\p{Cf}\p{M}\p{Z}\u115F\u1160\u2800\u3164\uFFA0]/u;

export function isVisibleText(text: string): boolean {
  return VISIBLE.test(text);
}

export function singleLineText(max: number) {
  return v.pipe(v.string(), v.maxLength(max), v.regex(ONE_LINE), v.regex(VISIBLE));
}

export function optionalSingleLineText(max: number) {
  return v.pipe(v.string(), v.maxLength(max), v.regex(ONE_LINE));
}

export function multilineText(max: number) {
  return v.pipe(v.string(), v.maxLength(max), v.regex(MANY_LINES), v.regex(VISIBLE));
}

export function optionalMultilineText(max: number) {
  return v.pipe(v.string(), v.maxLength(max), v.regex(MANY_LINES));
}

/** Breaks with the blanks around them become one blank. Reads each run of blanks once, however long it is. */
export function joinLines(text: string): string {
  return text.replace(/\s+/g, (run) => (run.includes("\n") ? " " : run));
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
    Object.entries(value).map(([name, field]) => [name, replaceLoneSurrogates(field)]),
  );
}
