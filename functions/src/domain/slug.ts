import * as v from "valibot";
import { limits } from "./limits.ts";

/** The only form of a slug that is stored, routed and accepted (SECURITY 3.15). */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const SlugSchema = v.pipe(v.string(), v.maxLength(limits.slug), v.regex(SLUG_PATTERN));

/** Whether a text is a slug that may be stored; Firestore refuses to look up names that are much longer. */
export function isSlug(text: string): boolean {
  return text.length <= limits.slug && SLUG_PATTERN.test(text);
}

/**
 * The slug of any text: lower case, accents and ñ to plain letters, runs of anything else to one hyphen.
 * Source: specification 5, capability CSV-09.
 * @returns a slug of at most `limits.slug` characters, or '' when the text holds no letter or figure
 */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, limits.slug + 1)
    .replace(/^-/, "")
    .slice(0, limits.slug)
    .replace(/-$/, "");
}

/**
 * The slug that an address suggested in a CSV stands for: origin, leading slashes and a `blog/` prefix are dropped.
 * Source: capability G-43.
 */
export function slugOfSuggestedUrl(url: string): string {
  const path = url
    .trim()
    .replace(/^https?:\/\/[^/]{1,253}/i, "")
    .replace(/^\/+/, "")
    .replace(/^blog\//i, "");
  return slugOf(path);
}

/**
 * The first free slug in the series `base`, `base-2`, `base-3` …
 * @param isTaken tells whether a slug is in use
 */
export function freeSlug(base: string, isTaken: (slug: string) => boolean): string {
  for (let n = 1; ; n += 1) {
    const slug = numberedSlug(base, n);
    if (!isTaken(slug)) return slug;
  }
}

/** The n-th slug of the series, shortened so that its number always fits. */
export function numberedSlug(base: string, n: number): string {
  if (n === 1) return base;
  const suffix = `-${n}`;
  return base.slice(0, limits.slug - suffix.length).replace(/-$/, "") + suffix;
}
