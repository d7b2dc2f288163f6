import * as v from "valibot";
import { limits } from "./limits.ts";
import { SlugSchema } from "./slug.ts";
import { lineOf, optionalLineOf, optionalTextOf, UuidSchema } from "./text.ts";

/**
 * An https address, or a path of this site that is not protocol-relative.
 * Written without a lookahead: firestore.rules judges by the same pattern in RE2, which has none.
 */
export const ImageUrlSchema = v.pipe(
  v.string(),
  v.maxLength(limits.url),
  v.regex(/^(?:https:\/)?\/[^/\s\p{Cc}"'<>\\][^\s\p{Cc}"'<>\\]*$/u),
);

/** Who wrote a text that a person must check before it is published (issue: claim check). Without it: our own people. */
export const POST_SOURCES = ["ai", "guest"] as const;
export type PostSource = (typeof POST_SOURCES)[number];

/**
 * A document of `blog_posts`: what a list or a card needs. The body is a document of its own (`post_bodies`).
 * `created_at` is the date readers see; `recorded_at` is when the post was truly written (capability G-21).
 */
export const PostSchema = v.strictObject({
  title: lineOf(limits.title),
  slug: SlugSchema,
  excerpt: v.exactOptional(optionalTextOf(limits.excerpt)),
  featured_image_url: v.exactOptional(ImageUrlSchema),
  image_alt: v.exactOptional(optionalLineOf(limits.title)),
  meta_title: v.exactOptional(optionalLineOf(limits.title)),
  meta_description: v.exactOptional(optionalLineOf(limits.excerpt)),
  author_name: v.exactOptional(optionalLineOf(limits.authorName)),
  published: v.boolean(),
  published_at: v.exactOptional(v.date()),
  scheduled_for: v.exactOptional(v.date()),
  created_at: v.date(),
  updated_at: v.date(),
  recorded_at: v.exactOptional(v.date()),
  import_job_id: v.exactOptional(UuidSchema),
  source: v.exactOptional(v.picklist(POST_SOURCES)),
  /** Id of the account that ticked every claim of such a text, and when. No address: a published post is public. */
  claims_checked_by: v.exactOptional(lineOf(128)),
  claims_checked_at: v.exactOptional(v.date()),
  view_count: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export type Post = v.InferOutput<typeof PostSchema>;

/** Whether a person still has to check what the text claims before it may be published or scheduled. */
export function needsClaimCheck(
  post: Pick<Post, "source" | "claims_checked_by" | "claims_checked_at">,
): boolean {
  const isChecked = post.claims_checked_by !== undefined && post.claims_checked_at !== undefined;
  return post.source !== undefined && !isChecked;
}
/** A post with its document id. */
export type StoredPost = Post & { readonly id: string };

export const CONTENT_FORMATS = ["html", "markdown"] as const;
export type ContentFormat = (typeof CONTENT_FORMATS)[number];

/** A document of `post_bodies`, under the id of its post. Without `content_format` the reader decides (G-61). */
export const PostBodySchema = v.strictObject({
  content: v.pipe(v.string(), v.maxBytes(limits.contentBytes)),
  content_format: v.exactOptional(v.picklist(CONTENT_FORMATS)),
});
export type PostBody = v.InferOutput<typeof PostBodySchema>;

/** A document of `slugs`, under the slug itself: who owns an address and what it answers (`target`: 301). */
export const SlugEntrySchema = v.variant("state", [
  v.strictObject({ post_id: UuidSchema, state: v.picklist(["current", "gone"]) }),
  v.strictObject({ post_id: UuidSchema, state: v.literal("moved"), target: SlugSchema }),
]);
export type SlugEntry = v.InferOutput<typeof SlugEntrySchema>;
