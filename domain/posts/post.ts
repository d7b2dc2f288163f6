import * as v from "valibot";
import { PictureIdsSchema } from "../pictures/picture-ids.ts";
import { searchFields, TagsSchema } from "../search/search-schema.ts";
import { limits } from "../shared/limits.ts";
import { SlugSchema } from "../shared/slug.ts";
import {
  optionalMultilineText,
  optionalSingleLineText,
  singleLineText,
  UuidSchema,
} from "../shared/text.ts";
import { LabelsSchema } from "./labels.ts";

/** firestore.rules uses the same pattern; RE2 has no lookahead. */
export const ImageUrlSchema = v.pipe(
  v.string(),
  v.maxLength(limits.url),
  v.regex(/^(?:https:\/)?\/[^/\s\p{Cc}"'<>\\][^\s\p{Cc}"'<>\\]*$/u),
);

export const POST_SOURCES = ["ai", "guest"] as const;
export type PostSource = (typeof POST_SOURCES)[number];

/** `created_at` is the displayed date, `recorded_at` the actual one. */
export const PostSchema = v.strictObject({
  title: singleLineText(limits.title),
  slug: SlugSchema,
  excerpt: v.exactOptional(optionalMultilineText(limits.excerpt)),
  featured_image_url: v.exactOptional(ImageUrlSchema),
  image_alt: v.exactOptional(optionalSingleLineText(limits.title)),
  meta_title: v.exactOptional(optionalSingleLineText(limits.title)),
  meta_description: v.exactOptional(optionalSingleLineText(limits.excerpt)),
  picture_ids: v.exactOptional(PictureIdsSchema),
  search_terms: v.exactOptional(searchFields.search_terms),
  headings: v.exactOptional(searchFields.headings),
  tags: v.exactOptional(TagsSchema),
  /** An administrator's correction. */
  chosen_tags: v.exactOptional(TagsSchema),
  /** For the team only: no page shows them. */
  labels: v.exactOptional(LabelsSchema),
  author_name: v.exactOptional(optionalSingleLineText(limits.authorName)),
  published: v.boolean(),
  published_at: v.exactOptional(v.date()),
  scheduled_for: v.exactOptional(v.date()),
  created_at: v.date(),
  updated_at: v.date(),
  recorded_at: v.exactOptional(v.date()),
  import_job_id: v.exactOptional(UuidSchema),
  /** The account that created it in the editor; authors read and save only such posts of their own. */
  created_by_uid: v.exactOptional(singleLineText(128)),
  source: v.exactOptional(v.picklist(POST_SOURCES)),
  /** An account id, because published posts are public. */
  claims_checked_by: v.exactOptional(singleLineText(128)),
  claims_checked_at: v.exactOptional(v.date()),
  /** Audit entry of the last save or of copied pictures. */
  change_id: v.exactOptional(UuidSchema),
  view_count: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export type Post = v.InferOutput<typeof PostSchema>;

export function isPublicOrScheduled({
  published,
  scheduled_for,
}: Pick<Post, "published" | "scheduled_for">): boolean {
  return published || scheduled_for !== undefined;
}

/** A post that comes back after its scheduled time is a draft: nobody expects it to be published at that moment. */
export function withoutPastSchedule(post: Post, now: Date): Post {
  const { scheduled_for, ...rest } = post;
  return scheduled_for !== undefined && scheduled_for <= now ? rest : post;
}

export function needsClaimCheck(
  post: Pick<Post, "source" | "claims_checked_by" | "claims_checked_at">,
): boolean {
  const isChecked = post.claims_checked_by !== undefined && post.claims_checked_at !== undefined;
  return post.source !== undefined && !isChecked;
}

/** `created_at` follows `published_at` until both differ. */
export function followsPublication({
  created_at,
  published_at = created_at,
}: Pick<Post, "created_at" | "published_at">): boolean {
  return created_at.getTime() === published_at.getTime();
}

/** Undefined for a draft without a date of its own: it gets that of its publication. Imports give drafts a date. */
export function findChosenDate({
  published,
  created_at,
  published_at,
  recorded_at = created_at,
}: Pick<Post, "published" | "created_at" | "published_at" | "recorded_at">): Date | undefined {
  const isDated = published || recorded_at.getTime() !== created_at.getTime();
  return published_at ?? (isDated ? created_at : undefined);
}

export type StoredPost = Post & { readonly id: string };

export const CONTENT_FORMATS = ["html", "markdown"] as const;
export type ContentFormat = (typeof CONTENT_FORMATS)[number];

/** Texts enter with `content_format`; for one that was stored before, the renderer detects it. */
export const PostBodySchema = v.strictObject({
  content: v.pipe(v.string(), v.maxBytes(limits.contentBytes)),
  content_format: v.exactOptional(v.picklist(CONTENT_FORMATS)),
});
export type PostBody = v.InferOutput<typeof PostBodySchema>;

/** What the panel reads of an address. */
export const SlugOwnerSchema = v.object({
  post_id: UuidSchema,
  state: v.picklist(["current", "gone", "moved"]),
});

/** The answer of an address (`target`: 301). */
export const SlugEntrySchema = v.variant("state", [
  v.strictObject({ post_id: UuidSchema, state: v.picklist(["current", "gone"]) }),
  v.strictObject({ post_id: UuidSchema, state: v.literal("moved"), target: SlugSchema }),
]);
export type SlugEntry = v.InferOutput<typeof SlugEntrySchema>;
