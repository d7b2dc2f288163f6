import type { ChangeRoleInput } from "domain/calls/users";
import { type Actor, auditEntry } from "domain/shared/audit";
import { DomainError } from "domain/shared/errors";
import type * as v from "valibot";
import { requireNotMain, type UserAccounts } from "./accounts.ts";
import type { RoleRows } from "./roles.ts";

export interface ChangeRoleDeps {
  readonly accounts: Pick<UserAccounts, "byUid">;
  readonly roles: Pick<RoleRows, "changeRow">;
  readonly mainEmail: string;
  readonly now: () => Date;
}

/**
 * Gives another role to a person who has one. The row decides in functions and rules, and tokens do not name the role, so
 * the change holds for every open session at once.
 */
export async function changeRole(
  { accounts, roles, mainEmail, now }: ChangeRoleDeps,
  { uid, role }: v.InferOutput<typeof ChangeRoleInput>,
  actor: Actor,
): Promise<{ readonly role: typeof role }> {
  if (uid === actor.uid) {
    throw new DomainError("failed-precondition", "Another administrator has to change your role");
  }
  if (role !== "admin") {
    const refusal = "The main administrator keeps this role";
    requireNotMain(await accounts.byUid(uid), mainEmail, refusal);
  }
  const entry = auditEntry(now(), actor, "role_changed", { target: uid, details: { role } });
  const change = await roles.changeRow(uid, role, actor.uid, entry);
  if (change === "last") {
    throw new DomainError("failed-precondition", "At least one administrator must remain");
  }
  if (change === "caller-refused") throw new DomainError("permission-denied");
  if (change === "absent") throw new DomainError("not-found");
  return { role };
}
