import * as v from "valibot";
import { limits } from "./limits.ts";
import { SlugSchema } from "./slug.ts";
import { UuidSchema } from "./text.ts";

/** Calls that delete posts and bring them back. All are the administrators'. */

/** The text that opens 'Delete All Posts', compared as it is: no trimming, no other case (G-51). */
export const DELETE_ALL_PHRASE = "DELETE ALL";

const PostIds = v.pipe(
  v.array(UuidSchema),
  v.minLength(1),
  v.maxLength(limits.trashPage),
  v.check((ids) => new Set(ids).size === ids.length),
);

/** What a deleted post's address answers from now on: 410, or 301 to another article. */
export const SlugActionSchema = v.variant("action", [
  v.strictObject({ action: v.literal("gone") }),
  v.strictObject({ action: v.literal("redirect"), target_slug: SlugSchema }),
]);
export type SlugAction = v.InferOutput<typeof SlugActionSchema>;

export const DeletePostsInput = v.strictObject({
  post_ids: PostIds,
  /** By post id; 'gone' for posts that are not named. */
  slug_actions: v.exactOptional(v.record(UuidSchema, SlugActionSchema)),
});

export const RestorePostsInput = v.strictObject({ post_ids: PostIds });

export const RestoreImportJobInput = v.strictObject({ job_id: UuidSchema });

export const DeleteAllPostsInput = v.strictObject({
  /** Made by the browser, once for each confirmed deletion: a repeat goes on with the same one. */
  deletion_id: UuidSchema,
  phrase: v.pipe(v.string(), v.maxLength(100)),
  /** How many posts the person saw when confirming; looked at only when the deletion begins. */
  expected_count: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});

/** A post that is back, and the address it has now. */
export interface RestoredPost {
  readonly post_id: string;
  readonly slug: string;
  /** Its address was taken meanwhile: it has a numbered one. */
  readonly renamed: boolean;
}

export interface DeletionCalls {
  /** Posts that are gone already are not counted and no error. All or none of the others. */
  readonly deletePosts: {
    input: v.InferInput<typeof DeletePostsInput>;
    output: { readonly deleted: number };
  };
  /** `missing`: ids that are not in the trash (restored before, or emptied). */
  readonly restorePosts: {
    input: v.InferInput<typeof RestorePostsInput>;
    output: { readonly restored: readonly RestoredPost[]; readonly missing: readonly string[] };
  };
  /** One page of the posts that went with a job; call again until `done`. The job's row does not come back. */
  readonly restoreImportJob: {
    input: v.InferInput<typeof RestoreImportJobInput>;
    output: { readonly restored: readonly RestoredPost[]; readonly done: boolean };
  };
  /** One page of 'Delete All Posts', for good; call again until `done`. */
  readonly deleteAllPosts: {
    input: v.InferInput<typeof DeleteAllPostsInput>;
    output: {
      /** Posts that this deletion has removed, with all its calls. */
      readonly deleted: number;
      /** Posts that are stored now. When done: those that somebody added after the deletion began. */
      readonly remaining: number;
      readonly done: boolean;
    };
  };
}
