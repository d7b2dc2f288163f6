import * as v from "valibot";
import { singleLineText } from "../shared/text.ts";

export const PathSchema = v.pipe(v.string(), v.maxLength(200), v.regex(/^\/(?!\/)[\w/.-]*$/));
const HostSchema = v.pipe(v.string(), v.maxLength(253), v.regex(/^[a-z\d][a-z\d.-]*$/i));
const NO_EMAIL = /^[^@]*$/;
const WordsSchema = v.pipe(singleLineText(100), v.regex(NO_EMAIL));

export const OriginSchema = v.strictObject({
  entry_page: v.exactOptional(PathSchema),
  referrer: v.exactOptional(HostSchema),
  search: v.exactOptional(WordsSchema),
  utm_source: v.exactOptional(WordsSchema),
  utm_medium: v.exactOptional(WordsSchema),
  utm_campaign: v.exactOptional(WordsSchema),
});
export type Origin = v.InferOutput<typeof OriginSchema>;

/** Keeps the valid values. */
export function readOrigin(value: unknown): Origin | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const givenValues = new Map<string, unknown>(Object.entries(value));
  const valid = Object.entries(OriginSchema.entries)
    .map(([name, schema]) => [name, schema, givenValues.get(name)] as const)
    .filter(([, schema, text]) => v.is(schema, text))
    .map(([name, , text]) => [name, text] as const);
  return valid.length === 0 ? undefined : v.parse(OriginSchema, Object.fromEntries(valid));
}
