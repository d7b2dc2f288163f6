import * as v from "valibot";
import { GuestIdSchema, type GuestPost } from "./guest-post.ts";
import { limits } from "./limits.ts";

/** Calls about the partner blog's posts. Both are the administrators'. */

export const ImportPartnerPostInput = v.strictObject({
  partnerPostId: GuestIdSchema,
  /** What the panel showed. The server reads the post from the partner again and believes nothing of this (T29). */
  postData: v.exactOptional(
    v.object({
      title: v.string(),
      content: v.pipe(v.string(), v.maxBytes(limits.contentBytes)),
      excerpt: v.nullable(v.string()),
      featured_image_url: v.nullable(v.string()),
    }),
  ),
});

export interface GuestCalls {
  /** Approved posts that were not imported yet: `skipped` made no sense, `more` are beyond the first 200. */
  readonly fetchPartnerPosts: {
    input: null;
    output: {
      readonly posts: readonly GuestPost[];
      readonly skipped: number;
      readonly more: number;
    };
  };
  /** Stores a post as a draft; one that was imported before is answered with the post that it became. */
  readonly importPartnerPost: {
    input: v.InferInput<typeof ImportPartnerPostInput>;
    output: { readonly post_id: string; readonly slug: string; readonly already: boolean };
  };
}
