import * as v from "valibot";
import {
  optionalMultilineText,
  optionalSingleLineText,
  singleLineText,
  UuidSchema,
} from "../shared/text.ts";
import { POST_SOURCES, PostBodySchema } from "./post.ts";

export const DRAFT_TEXT = 5000;
const text = optionalMultilineText(DRAFT_TEXT);

export const DRAFT_DAYS = 30;

export const PostDraftSchema = v.strictObject({
  uid: singleLineText(128),
  post_id: UuidSchema,
  saved_at: v.date(),
  /** `updated_at` of the opened post; missing for new ones. */
  base: v.exactOptional(v.date()),
  title: text,
  slug: text,
  slug_follows: v.boolean(),
  excerpt: text,
  featured_image_url: text,
  image_alt: text,
  meta_title: text,
  meta_description: text,
  source: v.picklist(["", ...POST_SOURCES]),
  tags: v.exactOptional(text),
  /** Names of labels with line ends between them. */
  labels: v.exactOptional(text),
  published: v.boolean(),
  /** Local time as typed: `2026-11-21T10:30`. */
  date: optionalSingleLineText(40),
  date_is: v.picklist(["untouched", "now", "chosen"]),
  content: PostBodySchema.entries.content,
  content_format: v.picklist(["html", "markdown"]),
});
export type PostDraft = v.InferOutput<typeof PostDraftSchema>;
