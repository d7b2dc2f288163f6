import type { AccessMail } from "domain/accounts/access-mail";
import type { AuditEntry } from "domain/shared/audit";
import { recoverySecrets } from "../adapters/auth/recovery-secrets.ts";
import type { AccountFacts, UserAccounts } from "../use-cases/accounts/accounts.ts";
import { type RoleRows, roleRows } from "../use-cases/accounts/roles.ts";
import { recordEntry } from "../use-cases/audit/record-entry.ts";
import { memoryStore } from "./memory-store.ts";

/** Auth and role rows in memory. `broken` names operations that fail; `steps` lists changes in order. */
export function memoryAccounts(accounts: readonly AccountFacts[] = []) {
  const users = new Map(accounts.map((account) => [account.uid, account]));
  const passwords = new Map<string, string>();
  const { store, documents, clock } = memoryStore();
  const rows = documents.user_roles;
  const mails: AccessMail[] = [];
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
    create: async (email, password = "unknown") => {
      if ([...users.values()].some((user) => user.email === email)) return null;
      // An id is never reused: rows of a deleted account stay without owner.
      const account = anAccount({ uid: `new-${made}`, email, verified: false });
      step("create", () => users.set(account.uid, account));
      made += 1;
      passwords.set(account.uid, password);
      return account;
    },
    remove: async (uid) => step("remove", () => users.delete(uid)),
    endSessions: async () => step("endSessions", () => {}),
    removeSecondFactors: async (uid) =>
      step("removeSecondFactors", () => change(uid, { factors: [] })),
    setClaims: async (uid, claims) => step("setClaims", () => change(uid, { claims })),
    page: async (maxAccounts, token) => {
      const from = Number(token ?? 0);
      const all = [...users.values()];
      const next = from + maxAccounts < all.length ? String(from + maxAccounts) : undefined;
      return { accounts: all.slice(from, from + maxAccounts), next };
    },
    passwordCode: async (email) => `code-of-${email}`,
    verificationLink: async (email, url) => `https://auth.example/verify?${email}&to=${url}`,
  };

  const stored = roleRows(store);
  const changing = async <T>(
    name: string,
    result: Promise<T>,
    isChange: (result: T) => boolean,
  ) => {
    if (isChange(await result)) steps.push(name);
    return result;
  };
  const unlessBroken = (name: string) => {
    if (broken.has(name)) throw new Error(`${name} is broken`);
  };
  const roles: RoleRows = {
    ...stored,
    grant: async (account, role, entry) => {
      unlessBroken("grant");
      return changing("grant", stored.grant(account, role, entry), () => true);
    },
    removeRow: async (uid, caller, entry) =>
      changing("removeRow", stored.removeRow(uid, caller, entry), (end) => end === "changed"),
    bindAddress: async (account, entry) =>
      changing("bindAddress", stored.bindAddress(account, entry), (isNew) => isNew),
    end: async (uid, account, entry) =>
      changing("end", stored.end(uid, account, entry), (isEnded) => isEnded),
  };
  const addRow = (uid: string, created_at = clock.now, email = users.get(uid)?.email) =>
    void rows.set(uid, {
      user_id: uid,
      role: "admin",
      created_at,
      ...(email !== undefined && { email }),
    });
  const audit = () => [...documents.audit_log.values()];

  const deps = {
    accounts: auth,
    roles,
    record: (entry: AuditEntry) => recordEntry(store, entry),
    sendMail: async (mail: AccessMail) => step("sendMail", () => mails.push(mail)),
    panelUrl: "https://site.example/cortzen",
    passwordUrl: "https://site.example/nhk/password",
    store,
    secrets: recoverySecrets,
    toKey: async (text: string, _: Date, use: string) => `${use} ${text}`,
    mainEmail: "Main@example.com",
    now: () => clock.now,
    signal: new AbortController().signal,
    wait: async (ms: number) => {
      clock.now = new Date(clock.now.getTime() + ms);
    },
    log: (event: string) => void logged.push(event),
  };
  const { post_drafts: drafts, weekly_subscriptions: subscriptions, sessions } = documents;
  const kept = { rows, drafts, subscriptions, sessions, clock };
  return { ...kept, deps, users, passwords, addRow, mails, audit, steps, logged, broken };
}

/** An account with a verified address and no rights. */
export function anAccount(fields: Partial<AccountFacts> = {}): AccountFacts {
  return {
    uid: "u1",
    email: "eva@example.com",
    verified: true,
    disabled: false,
    claims: {},
    created_at: new Date("2026-01-02T03:04:05Z"),
    signed_in_at: null,
    factors: [],
    ...fields,
  };
}

/** Two administrators, `main` and `eva`. */
export function twoAdministrators() {
  const admin = { admin: true };
  const memory = memoryAccounts([
    anAccount({ uid: "main", email: "main@example.com", claims: admin }),
    anAccount({ uid: "eva", claims: { ...admin, team: "web" } }),
  ]);
  memory.addRow("main", granted);
  memory.addRow("eva", new Date(granted.getTime() + 1));
  return memory;
}
export const granted = new Date("2026-02-03T04:05:06Z");

/** Accounts with their rights, without uids: a repeat may create an account with another one. */
export function getAccess({ users, rows, passwords }: ReturnType<typeof memoryAccounts>) {
  const accounts = [...users.values()].map(({ uid, email, claims, verified }) => {
    const role = rows.has(uid);
    return { email, claims, verified, password: passwords.get(uid), role };
  });
  return { accounts, ownerless: [...rows.keys()].filter((uid) => !users.has(uid)).length };
}
