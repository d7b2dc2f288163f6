import * as v from "valibot";
import { limits } from "../shared/limits.ts";
import { singleLineText, UuidSchema } from "../shared/text.ts";
import { PostSchema } from "./post.ts";

/** The body stays in `post_bodies`, readable by administrators only. */
export const TrashedPostSchema = v.strictObject({
  post: PostSchema,
  deleted_at: v.date(),
  deleted_by: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  purge_at: v.date(),
  /** Those of the post, by which it is found when one of them gets another name. */
  labels: PostSchema.entries.labels,
  reason: v.picklist(["post", "job"]),
  job_id: v.exactOptional(UuidSchema),
  /** The job itself no longer exists. */
  job_name: v.exactOptional(singleLineText(limits.jobName)),
});
export type TrashedPost = v.InferOutput<typeof TrashedPostSchema>;
