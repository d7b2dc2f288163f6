import { type Action, can, type Role } from "domain/accounts/permissions";
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
  readonly role: Role;
  /** Missing in rows that were written before addresses were stored. */
  readonly email: string | undefined;
  readonly ended_sessions: EndedSessions | undefined;
  readonly created_at: Date;
  readonly invitation?: Invitation | undefined;
  readonly display_name?: string | undefined;
}

/**
 * What became of a change of a row: "last" is that of the only administrator, "caller-refused" one whose caller may no
 * longer make it.
 */
export type RowChange = "changed" | "absent" | "last" | "caller-refused";

export type RoleRows = ReturnType<typeof roleRows>;

export const ACCESS_FIELDS = ["role", "email", "ended_sessions", "needs_second_factor"] as const;

/** Finds the role by which the account has access in this session. firestore.rules decide the same. */
export function findRole(
  row: Partial<UserRole> | undefined,
  { email, auth_time, second_factor }: Account,
): Role | undefined {
  const hasAccess =
    row !== undefined &&
    hasSameAddress(row, email) &&
    isOpenSession(auth_time, row.ended_sessions) &&
    (!row.needs_second_factor || second_factor === true);
  return hasAccess ? row.role : undefined;
}

/** For calls that check the role in their own transaction. */
export function grantsAccess(
  row: Partial<UserRole> | undefined,
  account: Account,
  action: Action,
): boolean {
  return can(findRole(row, account), action);
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
    findRole: async (account: Account): Promise<Role | undefined> => {
      const { uid } = account;
      const { user_roles } = await store.read({
        user_roles: { ids: [uid], fields: ACCESS_FIELDS },
      });
      return findRole(user_roles.get(uid), account);
    },

    findRoleByUid: async (uid: string): Promise<Role | undefined> =>
      (await loadRoles(store, uid)).get(uid),

    hasRole: async (uid: string): Promise<boolean> => (await loadRoles(store, uid)).has(uid),

    rows: async (): Promise<readonly RoleRow[]> => {
      const rows = await store.query("user_roles", { orderBy: "created_at", limit: MAX_ROWS });
      return rows.map(
        ({ id, data: { role, email, ended_sessions, created_at, invitation, display_name } }) => ({
          ...{ uid: id, role, email, ended_sessions, created_at, invitation, display_name },
        }),
      );
    },

    /** To an account that never had a role. */
    grant: (
      { uid, email }: Pick<AccountFacts, "uid" | "email">,
      role: Role,
      entry: AuditEntry,
    ): Promise<void> =>
      store.atomically(async (transaction) => {
        const demanding = await transaction.query("user_roles", {
          where: ["needs_second_factor", "==", true],
          limit: 1,
          fields: [],
        });
        const row = { user_id: uid, role, email, created_at: entry.at };
        transaction.set("user_roles", uid, {
          ...row,
          ...(demanding.length > 0 && { needs_second_factor: true }),
        });
        transaction.add("audit_log", entry);
      }),

    /** Replaces a former invitation of the account. */
    invite: (uid: string, invitation: Invitation): Promise<void> =>
      store.atomically(async (transaction) => {
        const found = await loadRoles(transaction, uid);
        if (found.has(uid)) transaction.update("user_roles", uid, { set: { invitation } });
      }),

    removeRow: (uid: string, caller: string, entry: AuditEntry): Promise<RowChange> =>
      store.atomically(async (transaction) => {
        const check = await checkChange(transaction, uid, { caller, needs: "users.remove" });
        const remove = await prepareRemoval(transaction, uid);
        const refusal = check(undefined);
        if (refusal) return refusal;
        remove(entry);
        return "changed";
      }),

    changeRow: (uid: string, role: Role, caller: string, entry: AuditEntry): Promise<RowChange> =>
      store.atomically(async (transaction) => {
        const check = await checkChange(transaction, uid, { caller, needs: "users.changeRole" });
        const refusal = check(role);
        if (refusal) return refusal;
        transaction.update("user_roles", uid, { set: { role } });
        if (!can(role, "weeklyMail.receive")) transaction.delete("weekly_subscriptions", uid);
        transaction.add("audit_log", entry);
        return "changed";
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
        if (!row || row.email !== undefined) return false;
        transaction.update("user_roles", uid, { set: { email } });
        transaction.add("audit_log", entry);
        return true;
      }),

    /** Ends all sessions until the time of the entry. The role stays for later ones. */
    endSessions: (uid: string, entry: AuditEntry): Promise<boolean> =>
      store.atomically(async (transaction) => {
        const found = await loadRoles(transaction, uid);
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
        const remove = await prepareRemoval(transaction, uid);
        const row = user_roles.get(uid);
        if (!row || (account && hasSameAddress(row, account.email))) return false;
        remove(entry);
        return true;
      }),
  };
}

const toOwnQuery = (uid: string) => ({ where: ["uid", "==", uid], fields: [] }) as const;

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
  const sessions = await transaction.query("sessions", toOwnQuery(uid));
  return () => {
    const ended_sessions = { until, kept: -1, single: [] };
    transaction.update("user_roles", uid, { set: { ended_sessions } });
    for (const { id } of sessions) transaction.delete("sessions", id);
  };
}

/** Reads first, as transactions demand. @returns what removes the role with all that is kept for it */
async function prepareRemoval(
  transaction: Reads & Writes,
  uid: string,
): Promise<(entry: AuditEntry) => void> {
  const drafts = await transaction.query("post_drafts", toOwnQuery(uid));
  const sessions = await transaction.query("sessions", toOwnQuery(uid));
  return (entry) => {
    transaction.delete("user_roles", uid);
    transaction.delete("weekly_subscriptions", uid);
    transaction.delete("recovery_codes", uid);
    for (const { id } of drafts) transaction.delete("post_drafts", id);
    for (const { id } of sessions) transaction.delete("sessions", id);
    transaction.add("audit_log", entry);
  };
}

/**
 * Reads first, as transactions demand. Reading locks the rows: of two administrators who remove or lower each other, one
 * fails.
 * @returns what refuses a change to another role, or to none
 */
async function checkChange(
  transaction: Reads,
  uid: string,
  { caller, needs }: { readonly caller: string; readonly needs: Action },
): Promise<(role: Role | undefined) => Exclude<RowChange, "changed"> | undefined> {
  const found = await loadRoles(transaction, uid, caller);
  const two = await transaction.query("user_roles", {
    where: ["role", "==", "admin"],
    limit: 2,
    fields: [],
  });
  return (role) => {
    const former = found.get(uid);
    if (former === undefined) return "absent";
    if (former === "admin" && role !== "admin" && two.length < 2) return "last";
    return can(found.get(caller), needs) ? undefined : "caller-refused";
  };
}

async function loadRoles(reads: Reads, ...ids: string[]): Promise<ReadonlyMap<string, Role>> {
  const { user_roles } = await reads.read({ user_roles: { ids, fields: ["role"] } });
  return new Map(
    ids.flatMap((uid) => {
      const role = user_roles.get(uid)?.role;
      return role === undefined ? [] : [[uid, role]];
    }),
  );
}
