import * as v from "valibot";
import { limits } from "./limits.ts";
import { PostBodySchema } from "./post.ts";
import { lineOf, optionalLineOf, UuidSchema } from "./text.ts";

/** Versions of a post that are kept; a save beyond removes the oldest. */
export const VERSIONS_KEPT = 20;

/** A document of `post_versions`: title and body that a save replaced, stored in the same commit as that save. */
export const PostVersionSchema = v.strictObject({
  post_id: UuidSchema,
  title: lineOf(limits.title),
  content: PostBodySchema.entries.content,
  content_format: PostBodySchema.entries.content_format,
  /** When this version was replaced. */
  replaced_at: v.date(),
  /** Address of the administrator who replaced it. */
  replaced_by: optionalLineOf(320),
});
export type PostVersion = v.InferOutput<typeof PostVersionSchema>;
