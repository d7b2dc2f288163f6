import { type AuditEntry, auditEntry, SYSTEM } from "../domain/audit.ts";
import type { AccountFacts, RoleRows, UserAccounts } from "./account-ports.ts";

/** Accounts looked at in one read. */
const PAGE = 500;

export interface ReconcileDeps {
  readonly accounts: Pick<UserAccounts, "byUids" | "page" | "setClaims">;
  readonly roles: Pick<RoleRows, "hasRole" | "rows" | "removeOrphan">;
  readonly record: (entry: AuditEntry) => Promise<unknown>;
  readonly now: () => Date;
}

/**
 * Makes the claim of an account what its row says: claim := row exists (T08). The row is read again before anything
 * changes, because a grant or a removal may be under way.
 * @param expected what the row said a moment ago
 * @returns whether anything was repaired
 */
export async function alignClaim(
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

/**
 * Repairs whatever a stopped grant or removal has left: claims without row, rows without claim, rows whose account is
 * gone (those would count as an administrator who remains).
 * @returns how many things were repaired
 */
export async function reconcileRoles(deps: ReconcileDeps): Promise<number> {
  const rows = new Set((await deps.roles.rows()).map(({ uid }) => uid));
  const found = await deps.accounts.byUids([...rows]);
  let repaired = 0;
  for (const account of found) repaired += Number(await alignClaim(deps, account, true));
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
      if (!rows.has(account.uid)) repaired += Number(await alignClaim(deps, account, false));
    }
    token = page.next;
  } while (token !== undefined);
  return repaired;
}
