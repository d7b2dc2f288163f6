import * as v from "valibot";
import type { Remark } from "../article-html/foreign/reading.ts";
import { GuestIdSchema, type GuestPost } from "../guests/guest-post.ts";
import { limits } from "../shared/limits.ts";
import { answer, type CallContracts, NoInput } from "./call.ts";

export const ImportPartnerPostInput = v.strictObject({
  partnerPostId: GuestIdSchema,
  /** Ignored: the server reads the post from the partner again. */
  postData: v.exactOptional(
    v.object({
      title: v.string(),
      content: v.pipe(v.string(), v.maxBytes(limits.contentBytes)),
      excerpt: v.nullable(v.string()),
      featured_image_url: v.nullable(v.string()),
    }),
  ),
});

export const guestCalls = {
  fetchPartnerPosts: {
    needs: "guests.read",
    seconds: 60,
    input: NoInput,
    output: answer<{
      readonly posts: readonly GuestPost[];
      readonly skipped: number;
      readonly more: number;
    }>(),
  },
  importPartnerPost: {
    needs: "guests.import",
    seconds: 60,
    input: ImportPartnerPostInput,
    output: answer<{
      readonly post_id: string;
      readonly slug: string;
      readonly already: boolean;
      /** What its text lost, when it was imported now. */
      readonly remarks: readonly Remark[];
    }>(),
  },
} as const satisfies CallContracts;
