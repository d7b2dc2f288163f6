import * as v from "valibot";
import { limits } from "../shared/limits.ts";
import { optionalSingleLineText, singleLineText, UuidSchema } from "../shared/text.ts";
import { type PostBody, PostBodySchema, PostSchema } from "./post.ts";

/** Per post, besides those of the last 30 days. */
export const VERSIONS_KEPT = 20;

/** Why an editor replaces a text. */
export const EDIT_REASONS = ["edited", "guest", "ai", "restored"] as const;
export type EditReason = (typeof EDIT_REASONS)[number];

export const VERSION_REASONS = [...EDIT_REASONS, "imported", "pictures"] as const;
export type VersionReason = (typeof VERSION_REASONS)[number];

export const META_FIELDS = [
  "excerpt",
  "featured_image_url",
  "image_alt",
  "meta_title",
  "meta_description",
] as const;
/** Beside title and body. Labels are no text: whoever changes them does not rewrite the post. */
export const KEPT_FIELDS = [...META_FIELDS, "labels"] as const;

const { entries } = PostSchema;

/** Earlier ones, without `reason`, kept only title and content. */
export const PostVersionSchema = v.strictObject({
  post_id: UuidSchema,
  title: singleLineText(limits.title),
  content: PostBodySchema.entries.content,
  content_format: PostBodySchema.entries.content_format,
  excerpt: entries.excerpt,
  featured_image_url: entries.featured_image_url,
  image_alt: entries.image_alt,
  meta_title: entries.meta_title,
  meta_description: entries.meta_description,
  labels: entries.labels,
  reason: v.exactOptional(v.picklist(VERSION_REASONS)),
  replaced_at: v.date(),
  replaced_by: optionalSingleLineText(320),
  /** Earlier versions lack it. */
  replaced_by_uid: v.optional(singleLineText(128)),
});
export type PostVersion = v.InferOutput<typeof PostVersionSchema>;

type KeptText = Pick<PostVersion, "title" | (typeof KEPT_FIELDS)[number]> & PostBody;

export function toKeptText(post: Omit<KeptText, keyof PostBody>, body: PostBody): KeptText {
  const meta = KEPT_FIELDS.filter((name) => post[name] !== undefined);
  return {
    title: post.title,
    ...Object.fromEntries(meta.map((name) => [name, post[name]])),
    ...body,
  };
}
