import {
  type Account,
  type EndedSessions,
  type Invitation,
  isOpenSession,
  type UserRole,
} from "domain/accounts/role";
import type { AuditEntry } from "domain/shared/audit";
import type { Reads, Store, Writes } from "../store/store.ts";
import type { AccountFacts } from "./accounts.ts";

export const MAX_ROWS = 500;

export interface RoleRow {
  readonly uid: string;
  /** Missing in rows that were written before addresses were stored. */
  readonly email: string | undefined;
  readonly ended_sessions: EndedSessions | undefined;
  readonly created_at: Date;
  readonly invitation?: Invitation | undefined;
  readonly display_name?: string | undefined;
}

export type RowRemoval = "removed" | "absent" | "last" | "caller-removed";

export type RoleRows = ReturnType<typeof roleRows>;

export const ACCESS_FIELDS = ["role", "email", "ended_sessions", "needs_second_factor"] as const;

/** firestore.rules decide the same. */
export function grantsAccess(
  row: Partial<UserRole> | undefined,
  { email, auth_time, second_factor }: Account,
): boolean {
  return (
    row?.role === "admin" &&
    hasSameAddress(row, email) &&
    isOpenSession(auth_time, row.ended_sessions) &&
    (!row.needs_second_factor || second_factor === true)
  );
}

/** The role belongs to the address, so an account that changes it loses the role. */
export function hasSameAddress(
  row: { readonly email?: string | undefined },
  email: string,
): boolean {
  return row.email === undefined || row.email === email;
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
      return rows.map(
        ({ id, data: { email, ended_sessions, created_at, invitation, display_name } }) => ({
          ...{ uid: id, email, ended_sessions, created_at, invitation, display_name },
        }),
      );
    },

    /** To an account that never had a role. */
    grant: (
      { uid, email }: Pick<AccountFacts, "uid" | "email">,
      entry: AuditEntry,
    ): Promise<void> =>
      store.atomically(async (transaction) => {
        const demanding = await transaction.query("user_roles", {
          where: ["needs_second_factor", "==", true],
          limit: 1,
          fields: [],
        });
        const row = { user_id: uid, role: "admin", email, created_at: entry.at } as const;
        transaction.set("user_roles", uid, {
          ...row,
          ...(demanding.length > 0 && { needs_second_factor: true }),
        });
        transaction.add("audit_log", entry);
      }),

    /** Replaces a former invitation of the account. */
    invite: (uid: string, invitation: Invitation): Promise<void> =>
      store.atomically(async (transaction) => {
        const found = await administrators(transaction, uid);
        if (found.has(uid)) transaction.update("user_roles", uid, { set: { invitation } });
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
        const remove = await removalOf(transaction, uid);
        if (!found.has(uid)) return "absent";
        if (two.length < 2) return "last";
        if (!found.has(caller)) return "caller-removed";
        remove(entry);
        return "removed";
      }),

    /** Stores the address of an account whose row has none yet. */
    bindAddress: (
      { uid, email }: Pick<AccountFacts, "uid" | "email">,
      entry: AuditEntry,
    ): Promise<boolean> =>
      store.atomically(async (transaction) => {
        const { user_roles } = await transaction.read({
          user_roles: { ids: [uid], fields: ["role", "email"] },
        });
        const row = user_roles.get(uid);
        if (row?.role !== "admin" || row.email !== undefined) return false;
        transaction.update("user_roles", uid, { set: { email } });
        transaction.add("audit_log", entry);
        return true;
      }),

    /** Ends all sessions until the time of the entry. The role stays for later ones. */
    endSessions: (uid: string, entry: AuditEntry): Promise<boolean> =>
      store.atomically(async (transaction) => {
        const found = await administrators(transaction, uid);
        const end = await endAllSessions(transaction, uid, Math.floor(entry.at.getTime() / 1000));
        if (!found.has(uid)) return false;
        end();
        transaction.add("audit_log", entry);
        return true;
      }),

    /** Ends the role of an account that is gone, or that has another address than the row. */
    end: (uid: string, account: AccountFacts | null, entry: AuditEntry): Promise<boolean> =>
      store.atomically(async (transaction) => {
        const { user_roles } = await transaction.read({
          user_roles: { ids: [uid], fields: ["role", "email"] },
        });
        const remove = await removalOf(transaction, uid);
        const row = user_roles.get(uid);
        if (!row || (account && hasSameAddress(row, account.email))) return false;
        remove(entry);
        return true;
      }),
  };
}

const ownOf = (uid: string) => ({ where: ["uid", "==", uid], fields: [] }) as const;

/**
 * Reads first, as transactions demand.
 * @param until seconds
 * @returns what ends all sessions up to that time
 */
export async function endAllSessions(
  transaction: Reads & Writes,
  uid: string,
  until: number,
): Promise<() => void> {
  const sessions = await transaction.query("sessions", ownOf(uid));
  return () => {
    const ended_sessions = { until, kept: -1, single: [] };
    transaction.update("user_roles", uid, { set: { ended_sessions } });
    for (const { id } of sessions) transaction.delete("sessions", id);
  };
}

/** Reads first, as transactions demand. @returns what removes the role with all that is kept for it */
async function removalOf(
  transaction: Reads & Writes,
  uid: string,
): Promise<(entry: AuditEntry) => void> {
  const drafts = await transaction.query("post_drafts", ownOf(uid));
  const sessions = await transaction.query("sessions", ownOf(uid));
  return (entry) => {
    transaction.delete("user_roles", uid);
    transaction.delete("weekly_subscriptions", uid);
    transaction.delete("recovery_codes", uid);
    for (const { id } of drafts) transaction.delete("post_drafts", id);
    for (const { id } of sessions) transaction.delete("sessions", id);
    transaction.add("audit_log", entry);
  };
}

async function administrators(reads: Reads, ...ids: string[]): Promise<ReadonlySet<string>> {
  const { user_roles } = await reads.read({ user_roles: { ids, fields: ["role"] } });
  return new Set(ids.filter((uid) => user_roles.get(uid)?.role === "admin"));
}
