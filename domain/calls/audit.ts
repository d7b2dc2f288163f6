import * as v from "valibot";
import { UuidSchema } from "../shared/text.ts";
import { answer, type CallContracts } from "./call.ts";

export const RecordSignInInput = v.strictObject({
  session_id: UuidSchema,
});

export const RecordExportInput = v.strictObject({
  what: v.picklist(["posts", "submissions", "audit_log"]),
  format: v.picklist(["json", "csv"]),
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

export const auditCalls = {
  recordSignIn: {
    by: "administrator",
    seconds: 60,
    input: RecordSignInInput,
    output: answer<{ readonly noted: boolean }>(),
  },
  recordExport: {
    by: "administrator",
    seconds: 60,
    input: RecordExportInput,
    output: answer<{ readonly noted: true }>(),
  },
} as const satisfies CallContracts;
