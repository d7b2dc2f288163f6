import * as v from "valibot";
import { UuidSchema } from "../shared/text.ts";
import type { Call } from "./call.ts";

export const RecordSignInInput = v.strictObject({
  session_id: UuidSchema,
});

export const RecordExportInput = v.strictObject({
  what: v.picklist(["posts", "submissions", "audit_log"]),
  format: v.picklist(["json", "csv"]),
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

export interface AuditCalls {
  readonly recordSignIn: Call<typeof RecordSignInInput, { readonly noted: boolean }>;
  readonly recordExport: Call<typeof RecordExportInput, { readonly noted: true }>;
}
