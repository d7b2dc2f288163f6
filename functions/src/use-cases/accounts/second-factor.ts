import type { Account } from "domain/accounts/role";
import type { DemandSecondFactorInput, RemoveSecondFactorInput } from "domain/calls/users";
import { type Actor, type AuditEntry, auditEntry } from "domain/shared/audit";
import { DomainError } from "domain/shared/errors";
import type * as v from "valibot";
import type { StoreDeps } from "../store/store.ts";
import { requireNotMain, type UserAccounts } from "./accounts.ts";
import { ACCESS_FIELDS, grantsAccess, MAX_ROWS } from "./roles.ts";

/** The caller's own second factor proves that the project offers them. */
export function demandSecondFactor(
  { store, now }: StoreDeps,
  { demanded }: v.InferOutput<typeof DemandSecondFactorInput>,
  caller: Account,
): Promise<{ readonly demanded: boolean }> {
  return store.atomically(async (transaction) => {
    const query = { limit: MAX_ROWS, fields: ACCESS_FIELDS };
    const rows = await transaction.query("user_roles", query);
    const own = rows.find(({ id }) => id === caller.uid);
    if (!grantsAccess(own?.data, caller, "users.demandSecondFactor")) {
      throw new DomainError("permission-denied");
    }
    if (!caller.second_factor) {
      throw new DomainError(
        "failed-precondition",
        "Sign in with a second factor of your own first",
      );
    }
    const others = rows.filter(({ data }) => (data.needs_second_factor ?? false) !== demanded);
    for (const { id } of others) {
      const change = demanded
        ? ({ set: { needs_second_factor: true } } as const)
        : ({ remove: ["needs_second_factor"] } as const);
      transaction.update("user_roles", id, change);
    }
    if (others.length > 0) {
      const details = { demanded };
      transaction.add(
        "audit_log",
        auditEntry(now(), caller, "second_factor_demanded", { details }),
      );
    }
    return { demanded };
  });
}

export interface RemoveSecondFactorDeps {
  readonly accounts: Pick<UserAccounts, "byUid" | "removeSecondFactors">;
  readonly record: (entry: AuditEntry) => Promise<unknown>;
  readonly mainEmail: string;
  readonly now: () => Date;
}

/** For a lost phone. The own one is removed with password and code, in the browser. */
export async function removeSecondFactor(
  deps: RemoveSecondFactorDeps,
  { uid }: v.InferOutput<typeof RemoveSecondFactorInput>,
  actor: Actor,
): Promise<{ readonly removed: true }> {
  const account = await deps.accounts.byUid(uid);
  if (!account?.factors.length) throw new DomainError("not-found");
  const refusal = "Only the person who has this second factor can remove it here";
  requireNotMain(account, deps.mainEmail, refusal);
  if (uid === actor.uid) throw new DomainError("failed-precondition", refusal);
  await deps.record(auditEntry(deps.now(), actor, "second_factor_removed", { target: uid }));
  await deps.accounts.removeSecondFactors(uid);
  return { removed: true };
}
