import type { Calls } from "domain/calls/calls";
import type { CreateAdministratorInput, ResendVerificationInput } from "domain/calls/users";
import { type Actor, type AuditEntry, auditEntry } from "domain/shared/audit";
import { DomainError } from "domain/shared/errors";
import { limits } from "domain/shared/limits";
import type * as v from "valibot";
import { type AccessMailDeps, sendAccessMail } from "./access-mail.ts";
import type { UserAccounts } from "./accounts.ts";
import { giveRoleToNewAccount } from "./give-role.ts";
import { type MailLimitDeps, spendAccessMail } from "./mail-limit.ts";
import type { RoleRows } from "./roles.ts";

export interface AdministratorDeps extends AccessMailDeps, MailLimitDeps {
  readonly accounts: UserAccounts;
  readonly roles: Pick<RoleRows, "grant" | "hasRole" | "findRoleByUid">;
  readonly record: (entry: AuditEntry) => Promise<unknown>;
  readonly signal?: AbortSignal;
}

/**
 * Creates an account with the typed password. An administrator keeps the own one, and gets another mail.
 * @throws DomainError invalid-argument, failed-precondition, resource-exhausted, aborted
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
  const former = await deps.accounts.byEmail(email);
  if (former?.disabled) throw new DomainError("failed-precondition", "This account is disabled");
  const role = former ? await deps.roles.findRoleByUid(former.uid) : undefined;
  if (role !== undefined && role !== "admin") {
    throw new DomainError(
      "failed-precondition",
      "This person has another role. Change it instead.",
    );
  }
  await spendAccessMail(deps, email, actor);
  const holder = role === undefined ? null : former;
  const candidate = { email, former, password, role: "admin" } as const;
  const account =
    holder ?? (await giveRoleToNewAccount(deps, candidate, actor, "administrator_created"));
  const { uid, verified } = account;
  const mail_sent = await sendAccessMail(deps, account);
  return { uid, password_set: holder === null, verified, mail_sent };
}

export async function resendVerification(
  deps: AdministratorDeps,
  { uid }: v.InferOutput<typeof ResendVerificationInput>,
  actor: Actor,
): Promise<Calls["resendVerification"]["output"]> {
  const [account, hasRole] = await Promise.all([deps.accounts.byUid(uid), deps.roles.hasRole(uid)]);
  if (!account?.email || !hasRole) throw new DomainError("not-found");
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
