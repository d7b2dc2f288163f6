import { type AuditEntry, auditEntry, SYSTEM } from "../../domain/shared/audit.ts";
import type { AccountFacts, UserAccounts } from "./accounts.ts";
import type { RoleRows } from "./roles.ts";

const PAGE = 500;

export interface ReconcileDeps {
  readonly accounts: Pick<UserAccounts, "byUids" | "page" | "setClaims">;
  readonly roles: Pick<RoleRows, "hasRole" | "rows" | "removeOrphan">;
  readonly record: (entry: AuditEntry) => Promise<unknown>;
  readonly now: () => Date;
}

/** A grant or removal may be running. @returns whether the claim was repaired */
export async function syncClaim(
  deps: Pick<ReconcileDeps, "accounts" | "roles" | "record" | "now">,
  { uid, claims }: AccountFacts,
  expected: boolean,
): Promise<boolean> {
  if ((claims.admin === true) === expected) return false;
  if ((await deps.roles.hasRole(uid)) !== expected) return false;
  const { admin: _admin, ...rest } = claims;
  await deps.accounts.setClaims(uid, expected ? { ...rest, admin: true } : rest);
  const details = { claim: expected };
  await deps.record(auditEntry(deps.now(), SYSTEM, "role_repaired", { target: uid, details }));
  return true;
}

export async function reconcileRoles(deps: ReconcileDeps): Promise<number> {
  const rows = new Set((await deps.roles.rows()).map(({ uid }) => uid));
  const found = await deps.accounts.byUids([...rows]);
  let repaired = 0;
  for (const account of found) repaired += Number(await syncClaim(deps, account, true));
  const known = new Set(found.map(({ uid }) => uid));
  for (const uid of rows) {
    if (known.has(uid)) continue;
    const details = { row: false };
    const entry = auditEntry(deps.now(), SYSTEM, "role_repaired", { target: uid, details });
    await deps.roles.removeOrphan(uid, entry);
    repaired += 1;
  }
  let token: string | undefined;
  do {
    const page = await deps.accounts.page(PAGE, token);
    for (const account of page.accounts) {
      if (!rows.has(account.uid)) repaired += Number(await syncClaim(deps, account, false));
    }
    token = page.next;
  } while (token !== undefined);
  return repaired;
}
