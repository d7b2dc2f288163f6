import * as v from "valibot";
import { lineOf, optionalLineOf, UuidSchema } from "../shared/text.ts";

/** Document id: `<post_id>_<uid>`. */
export const PostEditorSchema = v.strictObject({
  post_id: UuidSchema,
  uid: lineOf(128),
  email: optionalLineOf(320),
  at: v.date(),
});
export type PostEditor = v.InferOutput<typeof PostEditorSchema>;
