import type * as v from "valibot";
import { type Actor, auditEntry } from "../domain/audit.ts";
import type { RemoveAdministratorInput } from "../domain/calls-users.ts";
import { DomainError } from "../domain/errors.ts";
import { codeOf } from "./access-mail.ts";
import type { AccountFacts, Log, RoleRows, UserAccounts } from "./account-ports.ts";

export interface RemoveAdministratorDeps {
  readonly accounts: Pick<UserAccounts, "byUid" | "setClaims" | "endSessions">;
  readonly roles: Pick<RoleRows, "removeRow">;
  readonly mainEmail: string;
  readonly now: () => Date;
  readonly log: Log;
}

/** Whether an address is the main administrator's. An empty configuration names nobody. */
export function isMainEmail(email: string, mainEmail: string): boolean {
  const wanted = mainEmail.trim().toLowerCase();
  return wanted !== "" && email.trim().toLowerCase() === wanted;
}

/**
 * Takes the role away: row, sessions, claim, in this order. The row ends access at once; what fails after it is logged
 * and repaired by reconcileRoles. Removing again finishes what was left: the claim goes last, to show that something is.
 * @throws DomainError failed-precondition with the reason: the main administrator, the last one, or oneself without
 *   confirmation; permission-denied when the caller has lost the role in this moment; not-found
 */
export async function removeAdministrator(
  deps: RemoveAdministratorDeps,
  { uid, confirm_self }: v.InferOutput<typeof RemoveAdministratorInput>,
  actor: Actor,
): Promise<{ readonly removed: true }> {
  const account = await deps.accounts.byUid(uid);
  if (account && isMainEmail(account.email, deps.mainEmail)) {
    throw new DomainError("failed-precondition", "The main administrator cannot be removed");
  }
  if (uid === actor.uid && confirm_self !== true) {
    throw new DomainError("failed-precondition", "Confirm that you want to remove your own access");
  }
  const entry = auditEntry(deps.now(), actor, "administrator_removed", { target: uid });
  const removal = await deps.roles.removeRow(uid, actor.uid, entry);
  if (removal === "last") {
    throw new DomainError("failed-precondition", "At least one administrator must remain");
  }
  if (removal === "caller-removed") throw new DomainError("permission-denied");
  if (removal === "absent" && account?.claims.admin !== true) throw new DomainError("not-found");
  if (account) await takeClaim(deps, account);
  return { removed: true };
}

async function takeClaim(deps: RemoveAdministratorDeps, { uid, claims }: AccountFacts) {
  try {
    const { admin: _admin, ...rest } = claims;
    await deps.accounts.endSessions(uid);
    await deps.accounts.setClaims(uid, rest);
  } catch (error) {
    deps.log("claim_not_removed", { uid, code: codeOf(error) });
  }
}
