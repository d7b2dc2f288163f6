import type * as v from "valibot";
import { invitationMail } from "../../domain/accounts/access-mail.ts";
import type { Calls } from "../../domain/calls/calls.ts";
import type { InviteAdministratorInput, SendResetLinkInput } from "../../domain/calls/users.ts";
import { type Actor, type AuditEntry, auditEntry } from "../../domain/shared/audit.ts";
import { DomainError } from "../../domain/shared/errors.ts";
import type { AccountFacts, UserAccounts } from "./accounts.ts";
import { type GiveRoleDeps, giveRoleToNewAccount, requireCandidate } from "./give-role.ts";
import { type MailLimitDeps, spendAccessMail } from "./mail-limit.ts";
import { type PasswordMailDeps, sendPasswordMail } from "./password-mail.ts";
import type { RoleRows } from "./roles.ts";

export interface InvitationDeps extends GiveRoleDeps, PasswordMailDeps, MailLimitDeps {
  readonly accounts: GiveRoleDeps["accounts"] & PasswordMailDeps["accounts"];
  readonly panelUrl: string;
  readonly now: () => Date;
}

export async function inviteAdministrator(
  deps: InvitationDeps,
  { email }: v.InferOutput<typeof InviteAdministratorInput>,
  actor: Actor,
): Promise<Calls["inviteAdministrator"]["output"]> {
  const former = await deps.accounts.byEmail(email);
  if (former) await requireCandidate(deps, former);
  await spendAccessMail(deps, email, actor);
  const candidate = { email, former };
  return mailInvitation(
    deps,
    await giveRoleToNewAccount(deps, candidate, actor, "administrator_invited"),
  );
}

/** Mails a new administrator the link to choose a password. */
export async function mailInvitation(
  deps: PasswordMailDeps & Pick<InvitationDeps, "panelUrl">,
  account: AccountFacts,
): Promise<{ readonly mail_sent: boolean }> {
  const mail_sent = await sendPasswordMail(deps, account, (to, link) =>
    invitationMail(to, link, deps.panelUrl),
  );
  return { mail_sent };
}

export interface ResetLinkDeps extends PasswordMailDeps, MailLimitDeps {
  readonly accounts: Pick<UserAccounts, "byUid" | "passwordCode">;
  readonly roles: Pick<RoleRows, "hasRole">;
  readonly record: (entry: AuditEntry) => Promise<unknown>;
  readonly panelUrl: string;
}

/** The present password stays until the link is used. Whoever has not confirmed the address is invited again. */
export async function sendResetLink(
  deps: ResetLinkDeps,
  { uid }: v.InferOutput<typeof SendResetLinkInput>,
  actor: Actor,
): Promise<Calls["sendResetLink"]["output"]> {
  const [account, isAdmin] = await Promise.all([deps.accounts.byUid(uid), deps.roles.hasRole(uid)]);
  if (!account?.email || !isAdmin) throw new DomainError("not-found");
  if (account.disabled) throw new DomainError("failed-precondition", "This account is disabled");
  await spendAccessMail(deps, account.email, actor);
  const isMailed = account.verified
    ? await sendPasswordMail(deps, account)
    : (await mailInvitation(deps, account)).mail_sent;
  if (!isMailed) {
    throw new DomainError("unavailable", "The email could not be sent. Please try again later.");
  }
  await deps.record(auditEntry(deps.now(), actor, "reset_link_sent", { target: uid }));
  return { mail_sent: true };
}
