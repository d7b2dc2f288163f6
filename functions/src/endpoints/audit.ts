import { RecordExportInput, RecordSignInInput } from "../domain/calls/audit.ts";
import { auditEntry } from "../domain/shared/audit.ts";
import { recordEntry } from "../use-cases/audit/record-entry.ts";
import type { Server } from "./server.ts";

export function auditEndpoints({ adminCall, store, now }: Server) {
  return {
    recordSignIn: adminCall("recordSignIn", RecordSignInInput, async ({ session_id }, caller) => {
      const entry = auditEntry(now(), caller, "signed_in");
      // With the uid in it the id cannot be taken by another account.
      return { noted: await recordEntry(store, entry, `signed_in-${caller.uid}-${session_id}`) };
    }),

    recordExport: adminCall("recordExport", RecordExportInput, async (input, caller) => {
      const { what: target, format, count } = input;
      const details = { format, count };
      await recordEntry(store, auditEntry(now(), caller, "exported", { target, details }));
      return { noted: true } as const;
    }),
  };
}
