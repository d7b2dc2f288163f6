import * as v from "valibot";
import { PostSchema } from "./post.ts";
import { UuidSchema } from "./text.ts";

/**
 * A document of `trash_posts`, under the post's id: a deleted post as it was. Its body stays in `post_bodies`, where
 * nobody but administrators can read it without its post, until the trash is emptied at `purge_at`.
 */
export const TrashedPostSchema = v.strictObject({
  post: PostSchema,
  deleted_at: v.date(),
  deleted_by: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  purge_at: v.date(),
  reason: v.picklist(["post", "job"]),
  /** The job whose deletion took the post along. */
  job_id: v.exactOptional(UuidSchema),
});
export type TrashedPost = v.InferOutput<typeof TrashedPostSchema>;
