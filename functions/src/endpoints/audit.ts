import { can } from "domain/accounts/permissions";
import { type auditCalls, EXPORT_NEEDS } from "domain/calls/audit";
import { auditEntry } from "domain/shared/audit";
import { DomainError } from "domain/shared/errors";
import type { Runs } from "../platform/call.ts";
import { recordSession } from "../use-cases/accounts/record-session.ts";
import { recordEntry } from "../use-cases/audit/record-entry.ts";
import type { Server } from "./server.ts";

export function auditEndpoints({ store, now }: Server) {
  const calls: Runs<keyof typeof auditCalls> = {
    recordSignIn: async (input, account, { userAgent }) => {
      const caller = { ...account, userAgent };
      return { noted: await recordSession({ store, now }, input.session_id, caller) };
    },

    recordExport: async (input, caller) => {
      const { what: target, format, count } = input;
      if (!can(caller.role, EXPORT_NEEDS[target])) throw new DomainError("permission-denied");
      const details = { format, count };
      await recordEntry(store, auditEntry(now(), caller, "exported", { target, details }));
      return { noted: true } as const;
    },
  };
  return { calls };
}
