import * as v from "valibot";
import { PostSchema } from "../posts/post.ts";
import { limits } from "../shared/limits.ts";
import { SlugSchema } from "../shared/slug.ts";
import { optionalMultilineText, singleLineText, UuidSchema } from "../shared/text.ts";
import { ImportRowSchema } from "./import-row.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const dayOrNone = v.pipe(v.string(), v.regex(/^(\d{4}-\d{2}-\d{2})?$/));

export const ImportOptionsSchema = v.strictObject({
  publish: v.boolean(),
  date_mode: v.picklist(["random", "column", "today", "spread"]),
  from: dayOrNone,
  to: dayOrNone,
  on_conflict: ImportRowSchema.entries.on_conflict,
});
export type ImportOptions = v.InferOutput<typeof ImportOptionsSchema>;

/** Counts and `chunks` change in the same commit as the posts. */
export const ImportJobSchema = v.strictObject({
  job_name: singleLineText(limits.jobName),
  import_type: v.literal("blog_posts"),
  total_records: count,
  successful_records: count,
  failed_records: count,
  /** Also of rows sent when it is resumed. */
  options: v.exactOptional(ImportOptionsSchema),
  /** Existing posts that were overwritten. */
  updated_records: v.exactOptional(count),
  /** Unpublished until their claims are confirmed again. */
  recheck_records: v.exactOptional(count),
  status: v.picklist(["processing", "completed", "failed", "deleting"]),
  error_details: v.exactOptional(optionalMultilineText(4000)),
  completed_at: v.exactOptional(v.date()),
  created_at: v.date(),
  touched_at: v.date(),
  /** The numbers of the chunks that are stored. */
  chunks: v.record(v.string(), v.literal(true)),
});
export type ImportJob = v.InferOutput<typeof ImportJobSchema>;

export const ImportJobItemSchema = v.strictObject({
  job_id: UuidSchema,
  record_id: UuidSchema,
  record_data: v.strictObject({
    title: v.string(),
    slug: SlugSchema,
    created_at: v.date(),
    line: count,
  }),
  status: v.literal("success"),
  /** The post before its update at `record_data.created_at`; its text is a version. */
  former: v.exactOptional(PostSchema),
});
export type ImportJobItem = v.InferOutput<typeof ImportJobItemSchema>;

/** For jobs that are processing. */
export function isInterrupted(job: Pick<ImportJob, "touched_at">, now: Date): boolean {
  const idleMinutes = (now.getTime() - job.touched_at.getTime()) / 60_000;
  return idleMinutes >= limits.jobInterruptedMinutes;
}
