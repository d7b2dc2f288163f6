import * as fc from "fast-check";
import { doc, setDoc } from "firebase/firestore";
import { limits } from "functions/domain/limits";
import { PostBodySchema, PostSchema, SlugEntrySchema } from "functions/domain/post";
import { SubmissionSchema } from "functions/domain/submission";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { itHolds, type Trial } from "../support/fuzz.ts";
import { aPost } from "./cases/post.ts";
import { aBody } from "./cases/post-body.ts";
import { aPostId, aSlugEntry } from "./cases/slug-entry.ts";
import { toSend } from "./cases/stored.ts";
import { aSubmission } from "./cases/submission.ts";
import { daysAgo, type Fields, writeTime } from "./cases/table.ts";
import { isAllowed, openWorld, type World } from "./world.ts";

/** Each of the four collections has a quarter of the random documents. */
const trial: Trial = { target: "rules", usual: 75, share: 1 / 4, patience: 400 };

let world: World;
beforeAll(async () => {
  world = await openWorld("random", { isReported: false });
});
afterAll(() => world.close());

/** Letters that somebody's idea of text, blank or line treats in its own way. */
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
  119,
  120,
  121,
  179,
  180,
  181,
  299,
  300,
  301,
  499,
  500,
  501,
  5000,
  5001,
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

/** A document some random steps away from a good one: fields lost, changed or added. */
function near(base: Fields): fc.Arbitrary<Fields> {
  const field = fc.constantFrom(...Object.keys(base), "target", "content", "constructor", "id");
  const step = fc.tuple(field, fc.option(value, { freq: 4, nil: undefined }));
  return fc.array(step, { minLength: 1, maxLength: 4 }).map((steps) => {
    const changed = Object.entries({ ...base, ...Object.fromEntries(steps) });
    return Object.fromEntries(changed.filter(([, content]) => content !== undefined));
  });
}

/** What the rules ask of a new post beyond its shape (firestore.rules: startsAfresh, isDatedHonestly). */
function isLawfulStart(post: Fields): boolean {
  const { created_at, published_at, recorded_at = created_at, updated_at, view_count } = post;
  if (!(created_at instanceof Date)) return false;
  const age = (writeTime.getTime() - created_at.getTime()) / 86_400_000;
  const stated = published_at instanceof Date && published_at.getTime() === created_at.getTime();
  const dated = age >= 0 && (age <= limits.importBackdateDays || stated);
  return dated && updated_at === writeTime && recorded_at === writeTime && view_count === 0;
}

const collections = [
  { name: "blog_posts", schema: PostSchema, base: aPost, isLawful: isLawfulStart },
  { name: "post_bodies", schema: PostBodySchema, base: aBody },
  {
    name: "slugs",
    schema: SlugEntrySchema,
    base: aSlugEntry,
    isLawful: ({ state }: Fields) => state === "current",
    id: () => `s-${crypto.randomUUID()}`,
  },
] as const;

describe.each(collections)("$name: schema and rules agree on random documents", (collection) => {
  const { name, schema, base } = collection;
  const isLawful = "isLawful" in collection ? collection.isLawful : () => true;
  const id = "id" in collection ? collection.id : () => crypto.randomUUID();
  itHolds("on creation", trial, () =>
    fc.asyncProperty(near(base), async (fields) => {
      const creation = setDoc(doc(world.as("admin"), name, id()), toSend(fields));
      expect(await isAllowed(creation)).toBe(v.is(schema, fields) && isLawful(fields));
    }),
  );
});

itHolds("contact_submissions: schema and rules agree on random notes and states", trial, () =>
  fc.asyncProperty(fc.record({ notes: value, status: value }), async (fields) => {
    const path = `contact_submissions/${crypto.randomUUID()}`;
    await world.seed(path, aSubmission);
    const after = { ...aSubmission, ...fields };
    const update = setDoc(doc(world.as("admin"), path), after);
    expect(await isAllowed(update)).toBe(v.is(SubmissionSchema, after));
  }),
);
