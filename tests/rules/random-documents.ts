import { PostBodySchema, PostSchema, SlugEntrySchema } from "domain/posts/post";
import { isOfCentury } from "domain/shared/days";
import { limits } from "domain/shared/limits";
import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect } from "vitest";
import { itHoldsForAny } from "../support/fuzz.ts";
import { aPost } from "./cases/post.ts";
import { aBody } from "./cases/post-body.ts";
import { isWritable } from "./cases/recorded.ts";
import { aPostId, aSlugEntry } from "./cases/slug-entry.ts";
import { reserveSlug } from "./cases/stored.ts";
import { daysAgo, type Fields, writeTime } from "./cases/table.ts";
import { openDatabase } from "./database.ts";

const letter = fc.constantFrom(
  ...[..."aZ0-_/:.?\\\"'<> ñß😀"],
  ...[
    "\0",
    "\t",
    "\n",
    "\v",
    "\f",
    "\r",
    "\u001f",
    "\u007f",
    "\u0085",
    "\u009f",
    "\u00a0",
    "\u00ad",
  ],
  ...["\u1680", "\u180e", "\u2000", "\u200b", "\u2028", "\u2029", "\u202e", "\u202f", "\u205f"],
  ...["\u2060", "\u3000", "\ufeff", "\ufffd", "\uffff", "\u{e0001}", "\u{10ffff}"],
);
const anyText = fc.oneof(
  fc.string({ unit: letter, maxLength: 8 }),
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.string({ unit: "grapheme-ascii", maxLength: 12 }),
);
const length = fc.constantFrom(
  ...[119, 120, 121, 179, 180, 181, 299, 300, 301, 499, 500, 501, 5000, 5001],
);
const longText = fc
  .tuple(fc.constantFrom("a", "ñ", "😀", " ", "\n", "a-"), length, anyText)
  .map(([unit, size, end]) => unit.repeat(Math.ceil(size / unit.length)).slice(0, size) + end)
  .map((text) => text.toWellFormed());
const address = fc
  .tuple(fc.constantFrom("https://", "http://", "/", "//", "https:/", "HTTPS://", ""), anyText)
  .map(([start, rest]) => start + rest);
const slug = fc
  .array(fc.string({ unit: fc.constantFrom(..."az09"), maxLength: 3 }), { maxLength: 4 })
  .map((parts) => parts.join("-"));
const word = fc.constantFrom(
  ...["html", "markdown", "current", "moved", "gone", "pending", "in_progress", "completed"],
  ...["Html", "", "admin", aPostId, aPostId.toUpperCase()],
);
const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.oneof(anyText, longText, address, slug, word) },
  fc.boolean(),
  fc.constantFrom(null, 0, -0, 1, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53),
  fc.constantFrom(writeTime, daysAgo(1), daysAgo(2), daysAgo(4000), daysAgo(-5), new Date(0)),
  fc.array(fc.oneof(anyText, fc.boolean()), { maxLength: 2 }),
  fc.dictionary(fc.constantFrom("a", "b", "constructor"), anyText, { maxKeys: 2 }),
);

function near(base: Fields): fc.Arbitrary<Fields> {
  const field = fc.constantFrom(...Object.keys(base), "target", "content", "constructor", "id");
  const step = fc.tuple(field, fc.option(value, { freq: 4, nil: undefined }));
  return fc.array(step, { minLength: 1, maxLength: 4 }).map((steps) => {
    const changed = Object.entries({ ...base, ...Object.fromEntries(steps) });
    return Object.fromEntries(changed.filter(([, content]) => content !== undefined));
  });
}

/** Conditions of firestore.rules on creation: hasInitialValues, hasValidDate. */
function isValidCreation(post: Fields): boolean {
  const { created_at, published_at, recorded_at = created_at, updated_at, view_count } = post;
  // Its audit entry would have to state the server's time.
  if (post.scheduled_for === writeTime) return false;
  if (!(created_at instanceof Date)) return false;
  const age = (writeTime.getTime() - created_at.getTime()) / 86_400_000;
  const stated = published_at instanceof Date && published_at.getTime() === created_at.getTime();
  const dates = [published_at, post.scheduled_for].filter((date) => date instanceof Date);
  if (!dates.every((date) => isOfCentury(date))) return false;
  const dated = age >= 0 && (age <= limits.importBackdateDays || stated);
  return dated && updated_at === writeTime && recorded_at === writeTime && view_count === 0;
}

const collections = [
  { name: "blog_posts", schema: PostSchema, base: aPost, isValid: isValidCreation },
  { name: "post_bodies", schema: PostBodySchema, base: aBody },
  {
    name: "slugs",
    schema: SlugEntrySchema,
    base: aSlugEntry,
    isValid: ({ state }: Fields) => state === "current",
    id: () => `s-${crypto.randomUUID()}`,
  },
] as const;

/** @param cases of each of the three collections */
export function itAgreesOnRandomDocuments(project: string, cases: number): void {
  const database = openDatabase(project, { isReported: false });
  const trial = { target: "rules", cases, share: 1 / 3, msPerCase: 400 };

  describe.each(collections)("$name: schema and rules agree on random documents", (collection) => {
    const { name, schema, base } = collection;
    const isValid = "isValid" in collection ? collection.isValid : () => true;
    const id = "id" in collection ? collection.id : () => crypto.randomUUID();
    itHoldsForAny("on creation", trial, () =>
      fc.asyncProperty(near(base), async (fields) => {
        const at = id();
        if (name === "blog_posts") await reserveSlug(database, fields.slug, at);
        const creation = isWritable(database, name, { id: at, before: null, after: fields });
        expect(await creation).toBe(v.is(schema, fields) && isValid(fields));
      }),
    );
  });
}
