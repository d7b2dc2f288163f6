import * as v from "valibot";

/** Anything but C0 controls and DEL: what a one-line field may hold. */
const ONE_LINE = /^[^\p{Cc}]*$/u;
/** As ONE_LINE, with tab, line feed and carriage return allowed. One class: nothing to backtrack over. */
const MANY_LINES = /^[\P{Cc}\t\n\r]*$/u;

/**
 * Schema of a one-line text of 1 to `max` characters that is not blank.
 * @param max largest length in UTF-16 units
 */
export function lineOf(max: number) {
  return v.pipe(v.string(), v.maxLength(max), v.regex(ONE_LINE), v.regex(/\S/u));
}

/** Schema of a one-line text that may be empty, of at most `max` characters. */
export function optionalLineOf(max: number) {
  return v.pipe(v.string(), v.maxLength(max), v.regex(ONE_LINE));
}

/** Schema of a text of several lines that is not blank, of at most `max` characters. */
export function textOf(max: number) {
  return v.pipe(v.string(), v.maxLength(max), v.regex(MANY_LINES), v.regex(/\S/u));
}

/** Schema of a text of several lines that may be empty, of at most `max` characters. */
export function optionalTextOf(max: number) {
  return v.pipe(v.string(), v.maxLength(max), v.regex(MANY_LINES));
}

/** Schema of a lower-case UUID of any version, the form of every id that we make. */
export const UuidSchema = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/),
);

/**
 * A value of the wire with every text in it well-formed: half of a surrogate pair, as a field that counts letters leaves
 * it of an emoji, becomes U+FFFD. No database, mail or address holds it, and nobody's message is worth losing over it.
 */
export function wellFormed(value: unknown): unknown {
  if (typeof value === "string") return value.toWellFormed();
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, wellFormed(one)]));
}
