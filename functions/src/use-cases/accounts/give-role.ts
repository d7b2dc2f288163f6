import { invitationMail } from "../../domain/accounts/access-mail.ts";
import { type Actor, type AuditAction, auditEntry } from "../../domain/shared/audit.ts";
import { DomainError } from "../../domain/shared/errors.ts";
import type { AccountFacts, UserAccounts } from "./accounts.ts";
import type { MailLimitDeps } from "./mail-limit.ts";
import { type PasswordMailDeps, sendPasswordMail } from "./password-mail.ts";
import type { RoleRows } from "./roles.ts";

export interface GiveRoleDeps extends PasswordMailDeps, MailLimitDeps {
  readonly accounts: Pick<
    UserAccounts,
    "takeOver" | "endSessions" | "setClaims" | "passwordCode" | "byUid" | "byEmail"
  >;
  readonly roles: Pick<RoleRows, "grant" | "hasRole">;
  readonly panelUrl: string;
}

/** @throws DomainError failed-precondition */
export async function requireCandidate(
  { roles }: Pick<GiveRoleDeps, "roles">,
  { uid, disabled }: AccountFacts,
): Promise<void> {
  if (disabled) throw new DomainError("failed-precondition", "This account is disabled");
  if (await roles.hasRole(uid)) {
    throw new DomainError("failed-precondition", "This person is an administrator already");
  }
}

/** A stranger may have registered an existing account, so its password is replaced first. */
export async function takeOver({ accounts }: GiveRoleDeps, account: AccountFacts): Promise<void> {
  await accounts.takeOver(account);
  await accounts.endSessions(account.uid);
}

/** @returns whether the link to choose a password was mailed */
export async function giveRole(
  deps: GiveRoleDeps,
  account: AccountFacts,
  actor: Actor,
  action: AuditAction,
): Promise<{ readonly mail_sent: boolean }> {
  const { uid, claims } = account;
  await deps.accounts.setClaims(uid, { ...claims, admin: true });
  await deps.roles.grant(uid, auditEntry(deps.now(), actor, action, { target: uid }));
  const mail_sent = await sendPasswordMail(deps, account, (to, link) =>
    invitationMail(to, link, deps.panelUrl),
  );
  return { mail_sent };
}
