import * as v from "valibot";
import { folded } from "./folded.ts";
import { limits } from "./limits.ts";

export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const SlugSchema = v.pipe(v.string(), v.maxLength(limits.slug), v.regex(SLUG_PATTERN));

/** Firestore rejects lookups of much longer names. */
export function isSlug(text: string): boolean {
  return text.length <= limits.slug && SLUG_PATTERN.test(text);
}

/** '' without letters or digits. */
export function toSlug(text: string): string {
  return folded(text)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, limits.slug + 1)
    .replace(/^-/, "")
    .slice(0, limits.slug)
    .replace(/-$/, "");
}

/** Accepts addresses, paths and plain text. */
export function slugOfSuggestedUrl(url: string): string {
  const path = url
    .trim()
    .replace(/^https?:\/\/[^/?#]{1,253}/i, "")
    .replace(/^([^?#]*)[?#]\S*$/, "$1")
    .replace(/^\/+/, "")
    .replace(/^blog\//i, "");
  return toSlug(percentDecoded(path));
}

/** Does not throw for invalid UTF-8. */
function percentDecoded(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    const bytes = run.slice(1).split("%");
    return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16)));
  });
}

export function numberedSlug(base: string, n: number): string {
  if (n === 1) return base;
  const suffix = `-${n}`;
  return base.slice(0, limits.slug - suffix.length).replace(/-$/, "") + suffix;
}

export function slugSeries(base: string, from: number, count: number): string[] {
  return Array.from({ length: count }, (_, ahead) => numberedSlug(base, from + ahead));
}
