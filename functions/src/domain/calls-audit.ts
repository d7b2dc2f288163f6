import * as v from "valibot";
import { UuidSchema } from "./text.ts";

/** What the panel does by itself and tells the audit log. Both are the administrators'. */

export const NoteSignInInput = v.strictObject({
  /** Made by the panel once for each session: a repeat is the same sign-in. */
  session_id: UuidSchema,
});

export const NoteExportInput = v.strictObject({
  what: v.picklist(["posts", "submissions"]),
  format: v.picklist(["json", "csv"]),
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

export interface AuditCalls {
  readonly noteSignIn: {
    input: v.InferInput<typeof NoteSignInInput>;
    output: { readonly noted: boolean };
  };
  readonly noteExport: {
    input: v.InferInput<typeof NoteExportInput>;
    output: { readonly noted: true };
  };
}
