import type * as v from "valibot";
import type { Calls } from "../../domain/calls/calls.ts";
import type { GrantAccessInput } from "../../domain/calls/users.ts";
import type { Actor } from "../../domain/shared/audit.ts";
import { DomainError } from "../../domain/shared/errors.ts";
import { type GiveRoleDeps, giveRole, requireCandidate, takeOver } from "./give-role.ts";
import { spendAccessMail } from "./mail-limit.ts";

export async function grantAccess(
  deps: GiveRoleDeps,
  { uid }: v.InferOutput<typeof GrantAccessInput>,
  actor: Actor,
): Promise<Calls["grantAccess"]["output"]> {
  const account = await deps.accounts.byUid(uid);
  if (!account?.email) throw new DomainError("not-found");
  await requireCandidate(deps, account);
  if (!account.verified) {
    const text = "This email address is not confirmed. Invite it by link instead.";
    throw new DomainError("failed-precondition", text);
  }
  await spendAccessMail(deps, account.email, actor);
  await takeOver(deps, account);
  return giveRole(deps, account, actor, "access_granted");
}
