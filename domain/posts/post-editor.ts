import * as v from "valibot";
import { optionalSingleLineText, singleLineText, UuidSchema } from "../shared/text.ts";

/** Document id: `<post_id>_<uid>`. */
export const PostEditorSchema = v.strictObject({
  post_id: UuidSchema,
  uid: singleLineText(128),
  email: optionalSingleLineText(320),
  at: v.date(),
});
export type PostEditor = v.InferOutput<typeof PostEditorSchema>;
