import * as v from "valibot";
import { SlugSchema } from "../shared/slug.ts";

export const INDEX_CONFIDENCES = ["high", "medium", "unknown"] as const;
export type IndexConfidence = (typeof INDEX_CONFIDENCES)[number];

export const StoredIndexResultSchema = v.strictObject({
  slug: SlugSchema,
  url: v.pipe(v.string(), v.maxLength(2048)),
  search_result: v.pipe(v.string(), v.maxLength(300)),
  is_indexed: v.boolean(),
  confidence: v.picklist(["high", "medium"]),
  checked_at: v.date(),
  expires_at: v.date(),
});
export type StoredIndexResult = v.InferOutput<typeof StoredIndexResultSchema>;
