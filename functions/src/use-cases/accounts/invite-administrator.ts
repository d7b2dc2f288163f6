import type * as v from "valibot";
import type { Calls } from "../../domain/calls/calls.ts";
import type { InviteAdministratorInput, SendResetLinkInput } from "../../domain/calls/users.ts";
import { type Actor, type AuditEntry, auditEntry } from "../../domain/shared/audit.ts";
import { DomainError } from "../../domain/shared/errors.ts";
import type { UserAccounts } from "./accounts.ts";
import { type GiveRoleDeps, giveRole, requireCandidate, takeOver } from "./give-role.ts";
import { type MailLimitDeps, spendAccessMail } from "./mail-limit.ts";
import { type PasswordMailDeps, sendPasswordMail } from "./password-mail.ts";
import type { RoleRows } from "./roles.ts";

export interface InviteDeps extends GiveRoleDeps {
  readonly accounts: GiveRoleDeps["accounts"] & Pick<UserAccounts, "create">;
}

export async function inviteAdministrator(
  deps: InviteDeps,
  { email }: v.InferOutput<typeof InviteAdministratorInput>,
  actor: Actor,
): Promise<Calls["inviteAdministrator"]["output"]> {
  const existing = await deps.accounts.byEmail(email);
  if (existing) await requireCandidate(deps, existing);
  await spendAccessMail(deps, email, actor);
  const account = existing ?? (await deps.accounts.create(email));
  // Another call created it meanwhile.
  if (!account) throw new DomainError("aborted");
  if (existing) await takeOver(deps, existing);
  return giveRole(deps, account, actor, "administrator_invited");
}

export interface ResetLinkDeps extends PasswordMailDeps, MailLimitDeps {
  readonly accounts: Pick<UserAccounts, "byUid" | "passwordCode">;
  readonly roles: Pick<RoleRows, "hasRole">;
  readonly record: (entry: AuditEntry) => Promise<unknown>;
}

/** The present password stays until the link is used. */
export async function sendResetLink(
  deps: ResetLinkDeps,
  { uid }: v.InferOutput<typeof SendResetLinkInput>,
  actor: Actor,
): Promise<Calls["sendResetLink"]["output"]> {
  const [account, isAdmin] = await Promise.all([deps.accounts.byUid(uid), deps.roles.hasRole(uid)]);
  if (!account?.email || !isAdmin) throw new DomainError("not-found");
  if (account.disabled) throw new DomainError("failed-precondition", "This account is disabled");
  await spendAccessMail(deps, account.email, actor);
  if (!(await sendPasswordMail(deps, account))) {
    throw new DomainError("unavailable", "The email could not be sent. Please try again later.");
  }
  await deps.record(auditEntry(deps.now(), actor, "reset_link_sent", { target: uid }));
  return { mail_sent: true };
}
