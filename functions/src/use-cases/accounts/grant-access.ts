import type { Calls } from "domain/calls/calls";
import type { GrantAccessInput } from "domain/calls/users";
import type { Actor } from "domain/shared/audit";
import { DomainError } from "domain/shared/errors";
import type * as v from "valibot";
import type { UserAccounts } from "./accounts.ts";
import { giveRoleToNewAccount, requireCandidate } from "./give-role.ts";
import { type InvitationDeps, mailInvitation } from "./invite-user.ts";
import { spendAccessMail } from "./mail-limit.ts";

export interface GrantAccessDeps extends InvitationDeps {
  readonly accounts: InvitationDeps["accounts"] & Pick<UserAccounts, "byUid">;
}

export async function grantAccess(
  deps: GrantAccessDeps,
  { uid, role }: v.InferOutput<typeof GrantAccessInput>,
  actor: Actor,
): Promise<Calls["grantAccess"]["output"]> {
  const former = await deps.accounts.byUid(uid);
  if (!former?.email) throw new DomainError("not-found");
  await requireCandidate(deps, former);
  if (!former.verified) {
    const text = "This email address is not confirmed. Invite it by link instead.";
    throw new DomainError("failed-precondition", text);
  }
  const { email } = former;
  await spendAccessMail(deps, email, actor);
  const account = await giveRoleToNewAccount(
    deps,
    { email, former, role },
    actor,
    "access_granted",
  );
  return mailInvitation(deps, account);
}
