import * as v from "valibot";
import type { Action } from "../accounts/permissions.ts";
import { UuidSchema } from "../shared/text.ts";
import { answer, type CallContracts } from "./call.ts";

/** What an export needs, by its content. */
export const EXPORT_NEEDS = {
  posts: "posts.export",
  submissions: "inbox.export",
  audit_log: "audit.export",
} as const satisfies Readonly<Record<string, Action>>;

export const RecordSignInInput = v.strictObject({
  session_id: UuidSchema,
});

export const RecordExportInput = v.strictObject({
  what: v.picklist(Object.keys(EXPORT_NEEDS) as (keyof typeof EXPORT_NEEDS)[]),
  format: v.picklist(["json", "csv"]),
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

export const auditCalls = {
  recordSignIn: {
    needs: "panel.open",
    seconds: 60,
    input: RecordSignInInput,
    output: answer<{ readonly noted: boolean }>(),
  },
  /** Needs what `EXPORT_NEEDS` says as well. */
  recordExport: {
    needs: "panel.open",
    seconds: 60,
    input: RecordExportInput,
    output: answer<{ readonly noted: true }>(),
  },
} as const satisfies CallContracts;
