import * as v from "valibot";
import { limits } from "./limits.ts";
import { PostBodySchema } from "./post.ts";
import { SlugSchema } from "./slug.ts";
import { lineOf, optionalTextOf } from "./text.ts";

/** One accepted row of a CSV, as the browser judged it and the server stores it. */
export const ImportRowSchema = v.strictObject({
  /** 1-based line of the file where the row began. */
  line: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** 0-based number of the row in the file: with the job it makes the post's id. */
  row: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limits.csvRows)),
  title: lineOf(limits.title),
  /** Wanted slug; the server numbers it when another post has it. */
  slug: SlugSchema,
  content: v.pipe(PostBodySchema.entries.content, v.regex(/\S/)),
  excerpt: optionalTextOf(limits.excerpt),
  published: v.boolean(),
  /** ISO 8601 instant for created_at and published_at. */
  date: v.pipe(v.string(), v.isoTimestamp()),
  /** What to do when another post has the slug (G-43). */
  on_conflict: v.picklist(["suffix", "skip", "update"]),
});
export type ImportRow = v.InferOutput<typeof ImportRowSchema>;
