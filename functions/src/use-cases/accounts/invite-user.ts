import { invitationMail } from "domain/accounts/access-mail";
import { INVITATION_DAYS } from "domain/accounts/role";
import type { Calls } from "domain/calls/calls";
import type { InviteUserInput, OpenInvitationInput, SendResetLinkInput } from "domain/calls/users";
import { type Actor, type AuditEntry, auditEntry } from "domain/shared/audit";
import { DAY_MS } from "domain/shared/days";
import { DomainError } from "domain/shared/errors";
import { CONTACT_BUCKET } from "domain/shared/rate-limit";
import type * as v from "valibot";
import { getErrorCode, type Log } from "../log.ts";
import { networkLimits, type Origin, spendTokens } from "../store/token-bucket.ts";
import type { AccountFacts, UserAccounts } from "./accounts.ts";
import { type GiveRoleDeps, giveRoleToNewAccount, requireCandidate } from "./give-role.ts";
import { type MailLimitDeps, spendAccessMail } from "./mail-limit.ts";
import { type PasswordMailDeps, sendPasswordMail } from "./password-mail.ts";
import type { Secrets } from "./recovery-codes.ts";
import { hasSameAddress, type RoleRows } from "./roles.ts";

interface InvitationMailDeps extends Pick<PasswordMailDeps, "sendMail" | "passwordUrl"> {
  readonly roles: Pick<RoleRows, "invite">;
  readonly secrets: Secrets;
  readonly panelUrl: string;
  readonly now: () => Date;
  readonly log: Log;
}

export interface InvitationDeps extends GiveRoleDeps, InvitationMailDeps, MailLimitDeps {
  readonly roles: GiveRoleDeps["roles"] & InvitationMailDeps["roles"];
}

export async function inviteUser(
  deps: InvitationDeps,
  { email, role }: v.InferOutput<typeof InviteUserInput>,
  actor: Actor,
): Promise<Calls["inviteUser"]["output"]> {
  const former = await deps.accounts.byEmail(email);
  if (former) await requireCandidate(deps, former);
  await spendAccessMail(deps, email, actor);
  const candidate = { email, former, role };
  return mailInvitation(deps, await giveRoleToNewAccount(deps, candidate, actor, "user_invited"));
}

/**
 * Mails a new administrator the link to choose a password. A code of Firebase Auth would work for an hour only, so the
 * link has a secret of our own, which is changed into such a code when it is opened.
 */
export async function mailInvitation(
  { roles, secrets, sendMail, passwordUrl, panelUrl, now, log }: InvitationMailDeps,
  { uid, email }: Pick<AccountFacts, "uid" | "email">,
): Promise<{ readonly mail_sent: boolean }> {
  try {
    const secret = secrets.create();
    const until = new Date(now().getTime() + INVITATION_DAYS * DAY_MS);
    await roles.invite(uid, { hash: secrets.toHash(uid, secret), until });
    // Browsers do not send the part after '#' to servers, which would log it.
    const link = `${passwordUrl}#invitation.${uid}.${secret}`;
    await sendMail(invitationMail(email, link, panelUrl));
    return { mail_sent: true };
  } catch (error) {
    log("invitation_not_sent", { uid, code: getErrorCode(error) });
    return { mail_sent: false };
  }
}

export interface OpenInvitationDeps extends MailLimitDeps {
  readonly accounts: Pick<UserAccounts, "byUid" | "passwordCode">;
  readonly secrets: Secrets;
}

/**
 * Choosing a password confirms the address, after which the invitation is not valid any more. Whatever is wrong is
 * refused in the same words.
 * @throws DomainError not-found, resource-exhausted
 */
export async function openInvitation(
  { store, toKey, accounts, secrets, now }: OpenInvitationDeps,
  { uid, secret }: v.InferOutput<typeof OpenInvitationInput>,
  visitor: Origin,
): Promise<Calls["openInvitation"]["output"]> {
  const at = now();
  const limits = await networkLimits(toKey, visitor, at, "invitation", { rule: CONTACT_BUCKET });
  const isAllowed = await store.atomically((transaction) => spendTokens(transaction, limits, at));
  if (!isAllowed) throw new DomainError("resource-exhausted");
  const { user_roles } = await store.read({
    user_roles: { ids: [uid], fields: ["role", "email", "invitation"] },
  });
  const row = user_roles.get(uid);
  const { hash, until } = row?.invitation ?? {};
  const isValid =
    hash !== undefined &&
    until !== undefined &&
    until > at &&
    secrets.indexOf([hash], secrets.toHash(uid, secret)) === 0;
  const account = isValid ? await accounts.byUid(uid) : null;
  const isUnused = account !== null && !account.verified && !account.disabled;
  if (!row || !isUnused || !hasSameAddress(row, account.email)) {
    throw new DomainError("not-found");
  }
  return { code: await accounts.passwordCode(account.email) };
}

export interface ResetLinkDeps extends PasswordMailDeps, InvitationMailDeps, MailLimitDeps {
  readonly accounts: Pick<UserAccounts, "byUid" | "passwordCode">;
  readonly roles: Pick<RoleRows, "hasRole" | "invite">;
  readonly record: (entry: AuditEntry) => Promise<unknown>;
}

/** The present password stays until the link is used. Whoever has not confirmed the address is invited again. */
export async function sendResetLink(
  deps: ResetLinkDeps,
  { uid }: v.InferOutput<typeof SendResetLinkInput>,
  actor: Actor,
): Promise<Calls["sendResetLink"]["output"]> {
  const [account, hasRole] = await Promise.all([deps.accounts.byUid(uid), deps.roles.hasRole(uid)]);
  if (!account?.email || !hasRole) throw new DomainError("not-found");
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
