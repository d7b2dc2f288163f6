import type { RemoveAccountInput } from "domain/calls/users";
import { type Actor, type AuditEntry, auditEntry } from "domain/shared/audit";
import { DomainError } from "domain/shared/errors";
import type * as v from "valibot";
import { requireNotMain, type UserAccounts } from "./accounts.ts";
import type { RoleRows } from "./roles.ts";

export interface RemoveAccountDeps {
  readonly accounts: Pick<UserAccounts, "byUid" | "remove">;
  readonly roles: Pick<RoleRows, "hasRole">;
  readonly record: (entry: AuditEntry) => Promise<unknown>;
  readonly mainEmail: string;
  readonly now: () => Date;
}

/** For sign-ups of strangers. The entry comes first: a removal is final, an entry can be repeated. */
export async function removeAccount(
  deps: RemoveAccountDeps,
  { uid }: v.InferOutput<typeof RemoveAccountInput>,
  actor: Actor,
): Promise<{ readonly removed: true }> {
  const { accounts, roles, mainEmail, now } = deps;
  if (uid === actor.uid) {
    throw new DomainError("failed-precondition", "You cannot remove your own account");
  }
  const [account, hasRole] = await Promise.all([accounts.byUid(uid), roles.hasRole(uid)]);
  if (!account) throw new DomainError("not-found");
  requireNotMain(account, mainEmail);
  if (hasRole) throw new DomainError("failed-precondition", "Remove the role first");
  await deps.record(auditEntry(now(), actor, "account_removed", { target: uid }));
  await accounts.remove(uid);
  return { removed: true };
}
