import type { AuditEntry } from "domain/shared/audit";
import { DomainError } from "domain/shared/errors";
import type { Store } from "../store/store.ts";

/**
 * @param id makes the entry unique
 * @returns false when it exists
 */
export async function recordEntry(store: Store, entry: AuditEntry, id?: string): Promise<boolean> {
  try {
    await store.batch((writes) => {
      if (id === undefined) writes.add("audit_log", entry);
      else writes.create("audit_log", id, entry);
    });
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === "already-exists") return false;
    throw error;
  }
}
