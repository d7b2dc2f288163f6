import type { AccessMail } from "../domain/access-mail.ts";
import type { AuditEntry } from "../domain/audit.ts";
import type { AccountFacts, RoleRows, UserAccounts } from "./account-ports.ts";

/**
 * Auth and the role rows as maps, for the tests of the use cases about administrators. `broken` names operations that
 * fail; `steps` is what was changed, in order.
 */
export function memoryAccounts(accounts: readonly AccountFacts[] = []) {
  const users = new Map(accounts.map((account) => [account.uid, account]));
  const passwords = new Map<string, string>();
  const rows = new Map<string, Date>();
  const mails: AccessMail[] = [];
  const audit: AuditEntry[] = [];
  const steps: string[] = [];
  const logged: string[] = [];
  const broken = new Set<string>();
  let made = 0;
  const step = (name: string, change: () => void) => {
    if (broken.has(name)) throw new Error(`${name} is broken`);
    steps.push(name);
    change();
  };
  const change = (uid: string, fields: Partial<AccountFacts>) => {
    const user = users.get(uid);
    if (!user) throw new Error(`no account ${uid}`);
    users.set(uid, { ...user, ...fields });
  };

  const auth: UserAccounts = {
    byUid: async (uid) => users.get(uid) ?? null,
    byEmail: async (email) => [...users.values()].find((user) => user.email === email) ?? null,
    byUids: async (uids) => uids.flatMap((uid) => users.get(uid) ?? []),
    create: async (email, password) => {
      // An id is never given twice: what belongs to an account that is gone stays without an owner.
      const account = anAccount({ uid: `new-${made}`, email, verified: false });
      step("create", () => users.set(account.uid, account));
      made += 1;
      passwords.set(account.uid, password);
      return account;
    },
    remove: async (uid) => step("remove", () => users.delete(uid)),
    takeOver: async ({ uid }, password) =>
      step("takeOver", () => {
        passwords.set(uid, password);
        change(uid, { otherProviders: [] });
      }),
    endSessions: async () => step("endSessions", () => {}),
    setClaims: async (uid, claims) => step("setClaims", () => change(uid, { claims })),
    page: async (most, token) => {
      const from = Number(token ?? 0);
      const all = [...users.values()];
      const next = from + most < all.length ? String(from + most) : undefined;
      return { accounts: all.slice(from, from + most), next };
    },
    verificationLink: async (email, url) => `https://auth.example/verify?${email}&to=${url}`,
  };

  const roles: RoleRows = {
    hasRole: async (uid) => rows.has(uid),
    rows: async () => [...rows].map(([uid, created_at]) => ({ uid, created_at })),
    grant: async (uid, entry) => {
      if (rows.has(uid)) return false;
      step("grant", () => rows.set(uid, entry.at));
      audit.push(entry);
      return true;
    },
    removeRow: async (uid, caller, entry) => {
      if (!rows.has(uid)) return "absent";
      if (rows.size < 2) return "last";
      if (!rows.has(caller)) return "caller-removed";
      step("removeRow", () => rows.delete(uid));
      audit.push(entry);
      return "removed";
    },
    removeOrphan: async (uid, entry) => {
      step("removeOrphan", () => rows.delete(uid));
      audit.push(entry);
    },
  };

  const deps = {
    accounts: auth,
    roles,
    record: async (entry: AuditEntry) => audit.push(entry),
    sendMail: async (mail: AccessMail) => step("sendMail", () => mails.push(mail)),
    panelUrl: "https://site.example/cortzen",
    mainEmail: "Main@example.com",
    now: () => new Date("2026-11-21T10:00:00Z"),
    log: (event: string) => void logged.push(event),
  };
  return { deps, users, passwords, rows, mails, audit, steps, logged, broken };
}

/** An account with a confirmed address and no rights. */
export function anAccount(fields: Partial<AccountFacts> = {}): AccountFacts {
  return {
    uid: "u1",
    email: "eva@example.com",
    verified: true,
    disabled: false,
    otherProviders: [],
    claims: {},
    created_at: new Date("2026-01-02T03:04:05Z"),
    ...fields,
  };
}
