import { slugOfArticleUrl } from "domain/articles/article-url";
import { numberedSlug, SlugSchema, slugOfSuggestedUrl, toSlug } from "domain/shared/slug";
import * as fc from "fast-check";
import * as v from "valibot";
import { expect } from "vitest";
import { itHoldsForAny } from "../support/fuzz.ts";
import { text } from "./any.ts";

const origin = "https://www.example.com";
const part = fc.oneof(
  text,
  fc.constantFrom(
    origin,
    "https://",
    "/blog/",
    "BLOG/",
    "//",
    "Título",
    "ﬁ",
    "İ",
    "ß",
    "a".repeat(179),
  ),
);
const anything = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(""));

itHoldsForAny(
  "any text has a valid slug or none; the slug of a slug, and of its URL, is the same",
  { target: "slugs", cases: 300, share: 0.6 },
  () =>
    fc.property(anything, fc.constantFrom(toSlug, slugOfSuggestedUrl), (given, make) => {
      const slug = make(given);
      if (slug === "") return;
      expect(v.is(SlugSchema, slug)).toBe(true);
      expect([toSlug(slug), slugOfSuggestedUrl(`/blog/${slug}`)]).toEqual([slug, slug]);
      expect(slugOfArticleUrl(`${origin}/blog/${slug}`, origin)).toBe(slug);
    }),
);

itHoldsForAny(
  "every number of a slug gives a different slug",
  { target: "slugs", cases: 150, share: 0.2 },
  () =>
    fc.property(anything, fc.integer({ min: 1, max: 5000 }), (given, number) => {
      const slug = toSlug(given) || "a";
      const numbered = numberedSlug(slug, number);
      const next = numberedSlug(slug, number + 1);
      expect([v.is(SlugSchema, numbered), v.is(SlugSchema, next), numbered !== next]).toEqual([
        true,
        true,
        true,
      ]);
    }),
);

itHoldsForAny(
  "only the URL of an article has its slug",
  { target: "slugs", cases: 150, share: 0.2 },
  () =>
    fc.property(anything, (given) => {
      const slug = slugOfArticleUrl(given, origin);
      if (slug === null) return;
      expect([v.is(SlugSchema, slug), given]).toEqual([true, `${origin}/blog/${slug}`]);
    }),
);
