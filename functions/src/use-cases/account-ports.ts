import type { AuditEntry } from "../domain/audit.ts";

/** What the use cases about administrators ask of Auth and of the role rows. */

/** An account as Auth knows it now. */
export interface AccountFacts {
  readonly uid: string;
  /** '' when it has none. */
  readonly email: string;
  readonly verified: boolean;
  readonly disabled: boolean;
  /** Ways to sign in besides the password. */
  readonly otherProviders: readonly string[];
  readonly claims: Readonly<Record<string, unknown>>;
  readonly created_at: Date;
}

/** Accounts of Firebase Auth. The adapter is adapters/user-accounts.ts. */
export interface UserAccounts {
  readonly byUid: (uid: string) => Promise<AccountFacts | null>;
  readonly byEmail: (email: string) => Promise<AccountFacts | null>;
  /** Those of at most 500 uids that have an account. */
  readonly byUids: (uids: readonly string[]) => Promise<readonly AccountFacts[]>;
  /** Makes an unverified account; null when the address has one by now. */
  readonly create: (email: string, password: string) => Promise<AccountFacts | null>;
  readonly remove: (uid: string) => Promise<void>;
  /** Sets the password and takes every other way to sign in away. */
  readonly takeOver: (account: AccountFacts, password: string) => Promise<void>;
  /** Ends all sessions: no token can be renewed. */
  readonly endSessions: (uid: string) => Promise<void>;
  /** Replaces all claims. */
  readonly setClaims: (uid: string, claims: Record<string, unknown>) => Promise<void>;
  /** A page of all accounts in Auth's order. */
  readonly page: (
    most: number,
    token: string | undefined,
  ) => Promise<{ readonly accounts: readonly AccountFacts[]; readonly next: string | undefined }>;
  /** The link that confirms an address and then leads to `continueUrl`. */
  readonly verificationLink: (email: string, continueUrl: string) => Promise<string>;
}

export interface RoleRow {
  readonly uid: string;
  readonly created_at: Date;
}

/** What became of the removal of a row. */
export type RowRemoval = "removed" | "absent" | "last" | "caller-removed";

/** Role rows. The adapter is adapters/role-store.ts. */
export interface RoleRows {
  readonly hasRole: (uid: string) => Promise<boolean>;
  /** All rows, the oldest first, at most 500. */
  readonly rows: () => Promise<readonly RoleRow[]>;
  /** Writes row and entry in one commit. @returns false when the row was there: then nothing is written */
  readonly grant: (uid: string, entry: AuditEntry) => Promise<boolean>;
  /** Deletes row and writes entry in one commit, unless a guard of SECURITY 3.1 says no. */
  readonly removeRow: (uid: string, caller: string, entry: AuditEntry) => Promise<RowRemoval>;
  /** Deletes the row of an account that is gone. */
  readonly removeOrphan: (uid: string, entry: AuditEntry) => Promise<void>;
}

/** Receives codes and ids only (T58). */
export type Log = (event: string, facts: Readonly<Record<string, unknown>>) => void;
