/** What an account is, as Auth knows it now: a token may be an hour old. */
export interface AccountRecord {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly disabled: boolean;
  readonly claims: Readonly<Record<string, unknown>>;
}

export interface ClaimDeps {
  readonly account: (uid: string) => Promise<AccountRecord>;
  /** Replaces all claims of the account. */
  readonly setClaims: (uid: string, claims: Record<string, unknown>) => Promise<void>;
  /** Writes the role row unless it is there. */
  readonly addRole: (uid: string, now: Date) => Promise<unknown>;
  readonly now: () => Date;
}

/**
 * Makes the main administrator an administrator when that person signs in: the account's address is the configured one
 * and is verified (G-07, T03). Repeating it repairs whatever was missing; stopped between the two writes it gives no access,
 * because access needs claim and row.
 * @param mainEmail address of the main administrator; '' grants nothing
 */
export async function claimMainAdmin(
  deps: ClaimDeps,
  uid: string,
  mainEmail: string,
): Promise<{ readonly granted: boolean }> {
  const account = await deps.account(uid);
  const wanted = mainEmail.trim().toLowerCase();
  const isMain = wanted !== "" && account.email.trim().toLowerCase() === wanted;
  if (!isMain || !account.emailVerified || account.disabled) return { granted: false };
  if (account.claims.admin !== true) await deps.setClaims(uid, { ...account.claims, admin: true });
  await deps.addRole(uid, deps.now());
  return { granted: true };
}
