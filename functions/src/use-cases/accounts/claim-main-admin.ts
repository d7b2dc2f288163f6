import type { Calls } from "../../domain/calls/calls.ts";
import { type Actor, auditEntry } from "../../domain/shared/audit.ts";
import { DomainError } from "../../domain/shared/errors.ts";
import { isMainEmail, type UserAccounts } from "./accounts.ts";
import { type PasswordMailDeps, sendPasswordMail } from "./password-mail.ts";
import type { RoleRows } from "./roles.ts";

export interface ClaimDeps extends PasswordMailDeps {
  readonly accounts: Pick<
    UserAccounts,
    "byUid" | "setClaims" | "takeOver" | "endSessions" | "passwordCode"
  >;
  readonly roles: Pick<RoleRows, "grant" | "hasRole">;
  readonly mainEmail: string;
  readonly now: () => Date;
}

/** The first call ends password and sessions: a stranger may have registered the address before its owner. */
export async function claimMainAdmin(
  deps: ClaimDeps,
  caller: Actor,
): Promise<Calls["claimMainAdmin"]["output"]> {
  const { accounts, roles, mainEmail, now } = deps;
  const { uid } = caller;
  const account = await accounts.byUid(uid);
  // A token outlives its account by up to an hour.
  if (!account) throw new DomainError("unauthenticated");
  const { email, verified, disabled, claims } = account;
  if (!isMainEmail(email, mainEmail) || !verified || disabled) {
    return { granted: false, must_choose_password: false };
  }
  const isFirst = !(await roles.hasRole(uid));
  if (isFirst) {
    await accounts.takeOver(account);
    await accounts.endSessions(uid);
  }
  if (claims.admin !== true) await accounts.setClaims(uid, { ...claims, admin: true });
  await roles.grant(uid, auditEntry(now(), caller, "main_administrator_claimed"));
  if (isFirst) await sendPasswordMail(deps, account);
  return { granted: true, must_choose_password: isFirst };
}
