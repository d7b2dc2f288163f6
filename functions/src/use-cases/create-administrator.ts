import type * as v from "valibot";
import { type Actor, type AuditEntry, auditEntry } from "../domain/audit.ts";
import type { Calls } from "../domain/calls.ts";
import type { CreateAdministratorInput, ResendVerificationInput } from "../domain/calls-users.ts";
import { DomainError } from "../domain/errors.ts";
import { limits } from "../domain/limits.ts";
import { type AccessMailDeps, codeOf, sendAccessMail } from "./access-mail.ts";
import type { AccountFacts, RoleRows, UserAccounts } from "./account-ports.ts";

export interface AdministratorDeps extends AccessMailDeps {
  readonly accounts: UserAccounts;
  readonly roles: Pick<RoleRows, "grant" | "hasRole">;
  readonly record: (entry: AuditEntry) => Promise<unknown>;
  readonly now: () => Date;
}

/**
 * Makes a person an administrator: account, claim, row, mail, in this order (SECURITY 3.1). Access needs all of claim,
 * row and a confirmed address, so a stop anywhere gives none; the same call again finishes the work.
 * An account that somebody made for this address without confirming it is taken over first: whoever made it cannot get
 * in any more (T04). A confirmed account belongs to its owner and keeps its password.
 * @throws DomainError invalid-argument for a short password; failed-precondition for a disabled account
 */
export async function createAdministrator(
  deps: AdministratorDeps,
  { email, password }: v.InferOutput<typeof CreateAdministratorInput>,
  actor: Actor,
): Promise<Calls["createAdministrator"]["output"]> {
  if (password.length < limits.password) {
    const needed = `The password needs at least ${limits.password} characters`;
    throw new DomainError("invalid-argument", needed);
  }
  const { account, created } = await accountFor(deps.accounts, email, password);
  const { uid, verified } = account;
  try {
    if (account.claims.admin !== true) {
      await deps.accounts.setClaims(uid, { ...account.claims, admin: true });
    }
    const details = { created, verified };
    const entry = auditEntry(deps.now(), actor, "administrator_created", { target: uid, details });
    await deps.roles.grant(uid, entry);
  } catch (error) {
    if (created) await undo(deps, uid);
    throw error;
  }
  return { uid, created, verified, mail_sent: await sendAccessMail(deps, account) };
}

async function accountFor(
  accounts: UserAccounts,
  email: string,
  password: string,
): Promise<{ readonly account: AccountFacts; readonly created: boolean }> {
  const existing = await accounts.byEmail(email);
  const fresh = existing ? null : await accounts.create(email, password);
  if (fresh) return { account: fresh, created: true };
  // Somebody else made it between the two questions.
  const account = existing ?? (await accounts.byEmail(email));
  if (!account) throw new DomainError("aborted");
  if (account.disabled) throw new DomainError("failed-precondition", "This account is disabled");
  if (!account.verified) {
    await accounts.takeOver(account, password);
    await accounts.endSessions(account.uid);
  }
  return { account, created: false };
}

/**
 * An account that was made for a role it did not get is in the way of the next attempt's password. A commit whose answer
 * was lost may have given the role: that account stays, or its row would count as an administrator whom nobody is.
 */
async function undo({ accounts, roles, log }: AdministratorDeps, uid: string): Promise<void> {
  try {
    if (!(await roles.hasRole(uid))) await accounts.remove(uid);
  } catch (error) {
    log("account_not_undone", { uid, code: codeOf(error) });
  }
}

/**
 * Sends an administrator the link again that confirms the address.
 * @throws DomainError not-found for an account without role; failed-precondition when the address is confirmed;
 *   unavailable when the mail cannot be sent
 */
export async function resendVerification(
  deps: AdministratorDeps,
  { uid }: v.InferOutput<typeof ResendVerificationInput>,
  actor: Actor,
): Promise<Calls["resendVerification"]["output"]> {
  const [account, isAdmin] = await Promise.all([deps.accounts.byUid(uid), deps.roles.hasRole(uid)]);
  if (!account?.email || !isAdmin) throw new DomainError("not-found");
  if (account.verified) {
    throw new DomainError("failed-precondition", "This email address is confirmed already");
  }
  if (!(await sendAccessMail(deps, account))) {
    throw new DomainError("unavailable", "The email could not be sent. Please try again later.");
  }
  await deps.record(auditEntry(deps.now(), actor, "verification_resent", { target: uid }));
  return { mail_sent: true };
}
