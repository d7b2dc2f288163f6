import * as v from "valibot";
import { limits } from "./limits.ts";
import { SlugSchema } from "./slug.ts";
import { lineOf, optionalTextOf, UuidSchema } from "./text.ts";

export const JOB_STATUSES = ["processing", "completed", "failed", "deleting"] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * A document of `import_jobs`. `successful_records` and `chunks` change in the same commit as the posts,
 * so the counts are true at every moment; `touched_at` tells when work was last stored.
 */
export const ImportJobSchema = v.strictObject({
  job_name: lineOf(limits.jobName),
  import_type: v.literal("blog_posts"),
  total_records: count,
  successful_records: count,
  failed_records: count,
  status: v.picklist(JOB_STATUSES),
  error_details: v.exactOptional(optionalTextOf(4000)),
  completed_at: v.exactOptional(v.date()),
  created_at: v.date(),
  touched_at: v.date(),
  /** Numbers of the chunks that are stored, as keys, so that repeating one changes nothing. */
  chunks: v.record(v.string(), v.literal(true)),
});
export type ImportJob = v.InferOutput<typeof ImportJobSchema>;
export type StoredImportJob = ImportJob & { readonly id: string };

/** A document of `import_job_items`: one stored row, without its content (capability G-48). */
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
});
export type ImportJobItem = v.InferOutput<typeof ImportJobItemSchema>;

/** How far a job has come, as the panel says it. */
export type JobProgress =
  | { readonly kind: "processing"; readonly stored: number; readonly total: number }
  | { readonly kind: "interrupted"; readonly stored: number; readonly total: number }
  | { readonly kind: "completed" | "failed" | "deleting" };

/**
 * The state of a job at `now`: a job still processing long after its last chunk is interrupted (SECURITY 3.7).
 */
export function progressOf(job: ImportJob, now: Date): JobProgress {
  if (job.status !== "processing") return { kind: job.status };
  const idleMinutes = (now.getTime() - job.touched_at.getTime()) / 60_000;
  const kind = idleMinutes >= limits.jobInterruptedMinutes ? "interrupted" : "processing";
  return { kind, stored: job.successful_records, total: job.total_records - job.failed_records };
}
