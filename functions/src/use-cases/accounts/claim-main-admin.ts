import type { Calls } from "domain/calls/calls";
import type { Actor } from "domain/shared/audit";
import { DomainError } from "domain/shared/errors";
import { isMainEmail, type UserAccounts } from "./accounts.ts";
import { type GiveRoleDeps, giveRoleToNewAccount } from "./give-role.ts";
import { type PasswordMailDeps, sendPasswordMail } from "./password-mail.ts";

export interface ClaimDeps extends GiveRoleDeps, PasswordMailDeps {
  readonly accounts: GiveRoleDeps["accounts"] &
    PasswordMailDeps["accounts"] &
    Pick<UserAccounts, "byUid">;
  readonly mainEmail: string;
}

/**
 * The first call deletes the caller's account, which a stranger may have registered before the owner of the address
 * confirmed it, and mails a link to the new one. The caller's session ends with the account.
 */
export async function claimMainAdmin(
  deps: ClaimDeps,
  caller: Actor,
): Promise<Calls["claimMainAdmin"]["output"]> {
  const { accounts, roles, mainEmail } = deps;
  const former = await accounts.byUid(caller.uid);
  // A token outlives its account by up to an hour.
  if (!former) throw new DomainError("unauthenticated");
  const { uid, email, verified, disabled, claims } = former;
  if (!isMainEmail(email, mainEmail) || !verified || disabled) {
    return { granted: false, must_choose_password: false };
  }
  if (await roles.hasRole(uid)) {
    if (claims.admin !== true) await accounts.setClaims(uid, { ...claims, admin: true });
    return { granted: true, must_choose_password: false };
  }
  const candidate = { email, former, role: "admin" } as const;
  await sendPasswordMail(
    deps,
    await giveRoleToNewAccount(deps, candidate, caller, "main_administrator_claimed"),
  );
  return { granted: true, must_choose_password: true };
}
