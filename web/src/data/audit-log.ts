import { collection, limit, orderBy, query } from "firebase/firestore";
import { type AuditEntry, AuditEntrySchema } from "functions/domain/audit";
import { converterOf } from "#firebase/converter.ts";
import type { Stored } from "#firebase/document.ts";
import { panelFirestore } from "#firebase/panel.ts";
import { type Live, useLive } from "#firebase/use-live.ts";

/** Entries shown. */
const SHOWN = 50;

/** What administrators did last, the newest first, as it happens. */
export function useAuditLog(): Live<readonly Stored<AuditEntry>[]> {
  const log = collection(panelFirestore(), "audit_log").withConverter(
    converterOf(AuditEntrySchema),
  );
  return useLive(query(log, orderBy("at", "desc"), limit(SHOWN)));
}
