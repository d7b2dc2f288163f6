import { recordOnce } from "../adapters/audit-log.ts";
import { auditEntry } from "../domain/audit.ts";
import { NoteExportInput, NoteSignInInput } from "../domain/calls-audit.ts";
import type { Server } from "./server.ts";

/** What the panel does without the server, told to the audit log. All else is written down where it is done. */
export function auditEndpoints({ adminCall, db, now }: Server) {
  return {
    noteSignIn: adminCall("noteSignIn", NoteSignInInput, async ({ session_id }, caller) => {
      const entry = auditEntry(now(), caller, "signed_in");
      // The account is part of the id: nobody can take another's session away.
      return { noted: await recordOnce(db, entry, `signed_in-${caller.uid}-${session_id}`) };
    }),

    noteExport: adminCall("noteExport", NoteExportInput, async (input, caller) => {
      const { what: target, format, count } = input;
      const details = { format, count };
      await recordOnce(db, auditEntry(now(), caller, "exported", { target, details }));
      return { noted: true } as const;
    }),
  };
}
