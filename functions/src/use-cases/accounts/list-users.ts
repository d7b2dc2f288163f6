import type { Role } from "domain/accounts/permissions";
import type { ListUsersInput, UserEntry, UserPage } from "domain/calls/users";
import { limits } from "domain/shared/limits";
import type * as v from "valibot";
import { type AccountFacts, isMainEmail, isSignInAtCreation } from "./accounts.ts";
import { alignRole, type ReconcileDeps, syncClaim } from "./reconcile-roles.ts";
import { hasSameAddress, type RoleRow } from "./roles.ts";

export interface ListUsersDeps extends ReconcileDeps {
  readonly mainEmail: string;
}

/** Those with a role first. Repairs claims and rows of the page. */
export async function listUsers(
  deps: ListUsersDeps,
  { page_token }: v.InferOutput<typeof ListUsersInput>,
): Promise<UserPage> {
  const rows = await deps.roles.rows();
  const holding = new Set(rows.map(({ uid }) => uid));
  const [holders, page] = await Promise.all([
    page_token === undefined ? deps.accounts.byUids([...holding]) : [],
    deps.accounts.page(limits.panelPage, page_token),
  ]);
  const others = page.accounts.filter(({ uid }) => !holding.has(uid));
  const byUid = new Map(holders.map((account) => [account.uid, account]));
  const first = page_token === undefined ? rows : [];
  for (const row of first) {
    const account = byUid.get(row.uid);
    if (account) await alignRole(deps, row, account);
  }
  for (const account of others) await syncClaim(deps, account, false);
  return {
    users: [
      ...first.map((row) => holderEntry(row, byUid.get(row.uid), deps.mainEmail)),
      ...others.map((account) => toEntry(account, null, deps.mainEmail)),
    ],
    ...(page.next === undefined ? {} : { next_page_token: page.next }),
  };
}

function holderEntry(
  row: RoleRow,
  account: AccountFacts | undefined,
  mainEmail: string,
): UserEntry {
  if (account) {
    const role = hasSameAddress(row, account.email) ? row.role : null;
    const { display_name: name } = row;
    const named = role && name !== undefined ? { name } : {};
    const entry = { ...toEntry(account, role, mainEmail), ...named };
    if (account.verified) return entry;
    // Another administrator made the account.
    const waiting = isSignInAtCreation(account) ? { ...entry, signed_in_at: null } : entry;
    const { invitation } = row;
    if (invitation === undefined) return waiting;
    return { ...waiting, invited_until: invitation.until.toISOString() };
  }
  const { uid, role, created_at } = row;
  return {
    uid,
    role,
    created_at: created_at.toISOString(),
    verified: false,
    is_main: false,
    second_factor: false,
  };
}

function toEntry(account: AccountFacts, role: Role | null, mainEmail: string): UserEntry {
  const { uid, email, verified, created_at, signed_in_at, factors } = account;
  return {
    uid,
    role,
    ...(email === "" ? {} : { email }),
    created_at: created_at.toISOString(),
    signed_in_at: signed_in_at?.toISOString() ?? null,
    verified,
    is_main: isMainEmail(email, mainEmail),
    second_factor: factors.length > 0,
  };
}
