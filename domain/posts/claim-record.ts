import * as v from "valibot";
import { limits } from "../shared/limits.ts";
import {
  optionalMultilineText,
  optionalSingleLineText,
  singleLineText,
  UuidSchema,
} from "../shared/text.ts";

export const CLAIM_KINDS = [
  "certificate",
  "norm",
  "steel",
  "protection",
  "roughness",
  "temperature",
  "load",
] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** 'read': the whole text was read; 'source': a page of the AI's research. */
export const CLAIM_RECORD_KINDS = [...CLAIM_KINDS, "link", "read", "source"] as const;

const HttpsUrlSchema = v.pipe(
  v.string(),
  v.maxLength(limits.url),
  v.regex(/^https:\/\/[^/\s\p{Cc}"'<>\\][^\s\p{Cc}"'<>\\]*$/u),
);

/** A ticked claim, or a source of the text. */
export const ClaimRecordSchema = v.strictObject({
  post_id: UuidSchema,
  kind: v.picklist(CLAIM_RECORD_KINDS),
  /** Or the source's title. */
  text: optionalSingleLineText(limits.url),
  /** One per line; unchanged while the tick counts. */
  sentences: optionalMultilineText(limits.claimSentences),
  note: v.exactOptional(optionalMultilineText(limits.claimNote)),
  /** Data sheet, or the source's address. */
  url: v.exactOptional(HttpsUrlSchema),
  recorded_at: v.date(),
  recorded_by: optionalSingleLineText(320),
  recorded_by_uid: singleLineText(128),
});
export type ClaimRecord = v.InferOutput<typeof ClaimRecordSchema>;

export function isHttpsUrl(text: string): boolean {
  return v.is(HttpsUrlSchema, text);
}
