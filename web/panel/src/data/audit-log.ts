import {
  type AuditAction,
  type AuditEntry,
  AuditEntrySchema,
  FORMER_ACTIONS,
  type PostChange,
} from "domain/shared/audit";
import { doc, limit, orderBy, type QueryConstraint, query, where } from "firebase/firestore";
import type { Stored } from "kit/firebase/document";
import { typedCollection } from "#firebase/converter.ts";
import { type Live, useLive } from "#firebase/use-live.ts";
import { call } from "./callables.ts";
import { documentPages } from "./document-pages.ts";

export const ENTRIES_SHOWN = 50;
/** So many entries firestore.rules allow at once. */
const PAGE_SIZE = 500;
const NEWEST_FIRST = orderBy("at", "desc");

export interface AuditFilter {
  readonly person: string;
  readonly action: AuditAction | "";
  readonly change: PostChange | "";
  readonly since: Date | null;
  readonly until: Date | null;
}

const log = () => typedCollection("audit_log", AuditEntrySchema);

function toConstraints({ person, action, change, since, until }: AuditFilter): QueryConstraint[] {
  return [
    ...(person === "" ? [] : [where("actor_uid", "==", person)]),
    ...(action === ""
      ? []
      : [where("action", "in", [action, FORMER_ACTIONS[action] ?? []].flat())]),
    ...(change === "" ? [] : [where("changes", "array-contains", change)]),
    ...(since === null ? [] : [where("at", ">=", since)]),
    ...(until === null ? [] : [where("at", "<", until)]),
  ];
}

/** @param after id of the entry before the page */
export function useAuditLog(
  filter: AuditFilter,
  after: string | null,
): Live<readonly Stored<AuditEntry>[]> {
  return useLive(
    query(log(), ...toConstraints(filter), NEWEST_FIRST, limit(ENTRIES_SHOWN + 1)),
    after === null ? null : doc(log(), after),
  );
}

/** @throws UnreadableDocument */
export async function allAuditEntries(filter: AuditFilter): Promise<readonly Stored<AuditEntry>[]> {
  const read: Stored<AuditEntry>[] = [];
  const pages = documentPages(query(log(), ...toConstraints(filter)), PAGE_SIZE, NEWEST_FIRST);
  for await (const page of pages) read.push(...page.map((entry) => entry.data()));
  return read;
}

/** A failure must not block the export. */
export async function recordExport(
  what: "posts" | "submissions" | "audit_log",
  format: "json" | "csv",
  count: number,
): Promise<void> {
  try {
    await call("recordExport", { what, format, count });
  } catch (error) {
    console.warn("An export could not be recorded in the audit log", error);
  }
}
