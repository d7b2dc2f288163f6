import * as v from "valibot";
import { UuidSchema } from "../shared/text.ts";
import { PostSchema, SlugEntrySchema } from "./post.ts";

export const CARD_FIELDS = [
  ...(["title", "slug", "excerpt", "created_at"] as const),
  ...(["featured_image_url", "image_alt"] as const),
] as const;

const CardSchema = v.strictObject({ id: UuidSchema, ...v.pick(PostSchema, CARD_FIELDS).entries });
export type StoredCard = v.InferOutput<typeof CardSchema>;

/** The address of a published post has the cards of its related ones. */
export const StoredSlugSchema = v.union([
  ...SlugEntrySchema.options,
  v.strictObject({
    post_id: UuidSchema,
    state: v.literal("current"),
    related: v.array(CardSchema),
    related_ids: v.array(UuidSchema),
  }),
]);
export type StoredSlug = v.InferOutput<typeof StoredSlugSchema>;
