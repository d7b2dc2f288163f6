import { RecordExportInput, RecordSignInInput } from "../domain/calls/audit.ts";
import { auditEntry } from "../domain/shared/audit.ts";
import { recordSession } from "../use-cases/accounts/record-session.ts";
import { recordEntry } from "../use-cases/audit/record-entry.ts";
import type { Server } from "./server.ts";

export function auditEndpoints({ adminCall, adminBrowserCall, store, now }: Server) {
  return {
    recordSignIn: adminBrowserCall("recordSignIn", RecordSignInInput, async (input, caller) => {
      return { noted: await recordSession({ store, now }, input.session_id, caller) };
    }),

    recordExport: adminCall("recordExport", RecordExportInput, async (input, caller) => {
      const { what: target, format, count } = input;
      const details = { format, count };
      await recordEntry(store, auditEntry(now(), caller, "exported", { target, details }));
      return { noted: true } as const;
    }),
  };
}
