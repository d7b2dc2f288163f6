import type * as v from "valibot";
import type { Calls } from "../../domain/calls/calls.ts";
import type {
  CreateAdministratorInput,
  ResendVerificationInput,
} from "../../domain/calls/users.ts";
import { type Actor, type AuditEntry, auditEntry } from "../../domain/shared/audit.ts";
import { DomainError } from "../../domain/shared/errors.ts";
import { limits } from "../../domain/shared/limits.ts";
import { codeOf } from "../log.ts";
import { type AccessMailDeps, sendAccessMail } from "./access-mail.ts";
import type { AccountFacts, UserAccounts } from "./accounts.ts";
import { type MailLimitDeps, spendAccessMail } from "./mail-limit.ts";
import type { RoleRows } from "./roles.ts";

export interface AdministratorDeps extends AccessMailDeps, MailLimitDeps {
  readonly accounts: UserAccounts;
  readonly roles: Pick<RoleRows, "grant" | "hasRole">;
  readonly record: (entry: AuditEntry) => Promise<unknown>;
}

/**
 * A repeat completes a call that stopped. An unverified account without the role is taken over;
 * others keep their password.
 * @throws DomainError invalid-argument, failed-precondition, resource-exhausted
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
  const { account, created, password_set } = await accountFor(deps, email, password, actor);
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
  const mail_sent = await sendAccessMail(deps, account);
  return { uid, created, password_set, verified, mail_sent };
}

async function accountFor(
  deps: AdministratorDeps,
  email: string,
  password: string,
  actor: Actor,
): Promise<{
  readonly account: AccountFacts;
  readonly created: boolean;
  readonly password_set: boolean;
}> {
  const { accounts, roles } = deps;
  const existing = await accounts.byEmail(email);
  if (existing?.disabled) {
    throw new DomainError("failed-precondition", "This account is disabled");
  }
  await spendAccessMail(deps, email, actor);
  const fresh = existing ? null : await accounts.create(email, password);
  if (fresh) return { account: fresh, created: true, password_set: true };
  const account = existing ?? (await accounts.byEmail(email));
  if (!account) throw new DomainError("aborted");
  const password_set = !account.verified && !(await roles.hasRole(account.uid));
  if (password_set) {
    await accounts.takeOver(account, password);
    await accounts.endSessions(account.uid);
  }
  return { account, created: false, password_set };
}

/** A failed commit may have taken effect: an account with the role stays. */
async function undo({ accounts, roles, log }: AdministratorDeps, uid: string): Promise<void> {
  try {
    if (!(await roles.hasRole(uid))) await accounts.remove(uid);
  } catch (error) {
    log("account_not_undone", { uid, code: codeOf(error) });
  }
}

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
  await spendAccessMail(deps, account.email, actor);
  if (!(await sendAccessMail(deps, account))) {
    throw new DomainError("unavailable", "The email could not be sent. Please try again later.");
  }
  await deps.record(auditEntry(deps.now(), actor, "verification_resent", { target: uid }));
  return { mail_sent: true };
}
