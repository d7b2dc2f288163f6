import type { RemoveRoleInput } from "domain/calls/users";
import { type Actor, auditEntry } from "domain/shared/audit";
import { DomainError } from "domain/shared/errors";
import type * as v from "valibot";
import { getErrorCode, type Log } from "../log.ts";
import { type AccountFacts, requireNotMain, type UserAccounts } from "./accounts.ts";
import type { RoleRows } from "./roles.ts";

export interface RemoveRoleDeps {
  readonly accounts: Pick<UserAccounts, "byUid" | "setClaims" | "endSessions">;
  readonly roles: Pick<RoleRows, "removeRow">;
  readonly mainEmail: string;
  readonly now: () => Date;
  readonly log: Log;
}

/** The row ends access; reconcileRoles repairs what fails after it. */
export async function removeRole(
  deps: RemoveRoleDeps,
  { uid, confirm_self }: v.InferOutput<typeof RemoveRoleInput>,
  actor: Actor,
): Promise<{ readonly removed: true }> {
  const account = await deps.accounts.byUid(uid);
  requireNotMain(account, deps.mainEmail);
  if (uid === actor.uid && confirm_self !== true) {
    throw new DomainError("failed-precondition", "Confirm that you want to remove your own access");
  }
  const entry = auditEntry(deps.now(), actor, "role_removed", { target: uid });
  const removal = await deps.roles.removeRow(uid, actor.uid, entry);
  if (removal === "last") {
    throw new DomainError("failed-precondition", "At least one administrator must remain");
  }
  if (removal === "caller-refused") throw new DomainError("permission-denied");
  if (removal === "absent" && account?.claims.admin !== true) throw new DomainError("not-found");
  if (account) await takeClaim(deps, account);
  return { removed: true };
}

async function takeClaim(deps: RemoveRoleDeps, { uid, claims }: AccountFacts) {
  try {
    const { admin: _admin, ...rest } = claims;
    await deps.accounts.endSessions(uid);
    await deps.accounts.setClaims(uid, rest);
  } catch (error) {
    deps.log("claim_not_removed", { uid, code: getErrorCode(error) });
  }
}
