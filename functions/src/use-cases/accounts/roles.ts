import { type Account, isOpenSession, type UserRole } from "../../domain/accounts/role.ts";
import type { AuditEntry } from "../../domain/shared/audit.ts";
import type { Reads, Store } from "../store/store.ts";

export const MAX_ROWS = 500;

export interface RoleRow {
  readonly uid: string;
  readonly created_at: Date;
}

export type RowRemoval = "removed" | "absent" | "last" | "caller-removed";

export type RoleRows = ReturnType<typeof roleRows>;

export const ACCESS_FIELDS = ["role", "ended_sessions", "needs_second_factor"] as const;

/** firestore.rules decide the same. */
export function grantsAccess(
  row: Partial<UserRole> | undefined,
  { auth_time, second_factor }: Account,
): boolean {
  return (
    row?.role === "admin" &&
    isOpenSession(auth_time, row.ended_sessions) &&
    (!row.needs_second_factor || second_factor === true)
  );
}

export function roleRows(store: Store) {
  return {
    hasAccess: async (account: Account): Promise<boolean> => {
      const { uid } = account;
      const { user_roles } = await store.read({
        user_roles: { ids: [uid], fields: ACCESS_FIELDS },
      });
      return grantsAccess(user_roles.get(uid), account);
    },

    hasRole: async (uid: string): Promise<boolean> => (await administrators(store, uid)).has(uid),

    rows: async (): Promise<readonly RoleRow[]> => {
      const rows = await store.query("user_roles", { orderBy: "created_at", limit: MAX_ROWS });
      return rows.map(({ id, data }) => ({ uid: id, created_at: data.created_at }));
    },

    grant: (uid: string, entry: AuditEntry): Promise<boolean> =>
      store.atomically(async (transaction) => {
        const found = await administrators(transaction, uid);
        if (found.has(uid)) return false;
        const demanding = await transaction.query("user_roles", {
          where: ["needs_second_factor", "==", true],
          limit: 1,
          fields: [],
        });
        const row = { user_id: uid, role: "admin", created_at: entry.at } as const;
        transaction.set("user_roles", uid, {
          ...row,
          ...(demanding.length > 0 && { needs_second_factor: true }),
        });
        transaction.add("audit_log", entry);
        return true;
      }),

    removeRow: (uid: string, caller: string, entry: AuditEntry): Promise<RowRemoval> =>
      store.atomically(async (transaction) => {
        const found = await administrators(transaction, uid, caller);
        // Reading locks the rows: of two administrators who remove each other, one fails.
        const two = await transaction.query("user_roles", {
          where: ["role", "==", "admin"],
          limit: 2,
          fields: [],
        });
        const drafts = await transaction.query("post_drafts", {
          where: ["uid", "==", uid],
          fields: [],
        });
        const sessions = await transaction.query("sessions", {
          where: ["uid", "==", uid],
          fields: [],
        });
        if (!found.has(uid)) return "absent";
        if (two.length < 2) return "last";
        if (!found.has(caller)) return "caller-removed";
        transaction.delete("user_roles", uid);
        transaction.delete("weekly_subscriptions", uid);
        for (const { id } of drafts) transaction.delete("post_drafts", id);
        for (const { id } of sessions) transaction.delete("sessions", id);
        transaction.add("audit_log", entry);
        return "removed";
      }),

    removeOrphan: (uid: string, entry: AuditEntry): Promise<void> =>
      store.batch((writes) => {
        writes.delete("user_roles", uid);
        writes.delete("weekly_subscriptions", uid);
        writes.add("audit_log", entry);
      }),
  };
}

async function administrators(reads: Reads, ...ids: string[]): Promise<ReadonlySet<string>> {
  const { user_roles } = await reads.read({ user_roles: { ids, fields: ["role"] } });
  return new Set(ids.filter((uid) => user_roles.get(uid)?.role === "admin"));
}
