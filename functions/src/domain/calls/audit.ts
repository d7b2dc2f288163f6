import * as v from "valibot";
import { UuidSchema } from "../shared/text.ts";

export const NoteSignInInput = v.strictObject({
  session_id: UuidSchema,
});

export const NoteExportInput = v.strictObject({
  what: v.picklist(["posts", "submissions", "audit_log"]),
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
