import { addressChangedMail } from "domain/accounts/access-mail";
import { type AuditAction, type AuditEntry, auditEntry, SYSTEM } from "domain/shared/audit";
import { getErrorCode, type Log } from "../log.ts";
import type { StoreDeps } from "../store/store.ts";
import type { AccessMailDeps } from "./access-mail.ts";
import type { AccountFacts, UserAccounts } from "./accounts.ts";
import { recordUnreportedSignIn } from "./record-session.ts";
import { hasSameAddress, type RoleRow, type RoleRows } from "./roles.ts";

const PAGE = 500;

export interface ReconcileDeps extends StoreDeps {
  readonly accounts: Pick<UserAccounts, "byUids" | "page" | "setClaims" | "endSessions">;
  readonly roles: Pick<RoleRows, "hasRole" | "rows" | "bindAddress" | "endSessions" | "end">;
  readonly record: (entry: AuditEntry) => Promise<unknown>;
  readonly sendMail: AccessMailDeps["sendMail"];
  readonly log: Log;
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

/**
 * Makes row and account of an administrator agree. A disabled account keeps its role, and signs in anew when it is
 * enabled again.
 * @returns whether something was repaired
 */
export async function alignRole(
  deps: ReconcileDeps,
  row: RoleRow,
  account: AccountFacts,
): Promise<boolean> {
  const { uid, email } = account;
  const entry = (action: AuditAction, details: NonNullable<AuditEntry["details"]>) =>
    auditEntry(deps.now(), SYSTEM, action, { target: uid, details });
  if (!hasSameAddress(row, email)) return endRoleOfChangedAddress(deps, row, account);
  let isRepaired = await syncClaim(deps, account, true);
  if (row.email === undefined && email !== "") {
    const bound = entry("role_repaired", { address: true });
    isRepaired = (await deps.roles.bindAddress(account, bound)) || isRepaired;
  }
  if (!account.disabled) return (await recordUnreportedSignIn(deps, row, account)) || isRepaired;
  if (!hasOpenSessions(row, account)) return isRepaired;
  const ended = entry("sessions_ended", { sessions: "all", account: "disabled" });
  return (await deps.roles.endSessions(uid, ended)) || isRepaired;
}

/** Whether a session may have begun after the last end of all. */
function hasOpenSessions(
  { ended_sessions: ended }: RoleRow,
  { signed_in_at }: AccountFacts,
): boolean {
  if (signed_in_at === null) return false;
  return !ended || ended.kept >= 0 || ended.until < Math.floor(signed_in_at.getTime() / 1000);
}

/**
 * Rules and functions refuse such an account already, so the row goes last: whatever fails is repeated with the next
 * run, at worst with a second mail.
 */
async function endRoleOfChangedAddress(
  deps: ReconcileDeps,
  { uid, email: former = "" }: RoleRow,
  account: AccountFacts,
): Promise<boolean> {
  const { email: present, claims } = account;
  const { admin: _admin, ...rest } = claims;
  await deps.accounts.endSessions(uid);
  await deps.accounts.setClaims(uid, rest);
  for (const to of [former, present]) {
    if (to !== "") await mailChange(deps, uid, addressChangedMail(to, { former, present }));
  }
  const details = { former_address: former, address: present };
  const about = { target: uid, details };
  const entry = auditEntry(deps.now(), SYSTEM, "role_ended_by_new_address", about);
  return deps.roles.end(uid, account, entry);
}

async function mailChange(
  { sendMail, log }: ReconcileDeps,
  uid: string,
  mail: ReturnType<typeof addressChangedMail>,
): Promise<void> {
  try {
    await sendMail(mail);
  } catch (error) {
    log("access_mail_not_sent", { uid, code: getErrorCode(error) });
  }
}

/**
 * Ends the access of administrators whose account was deleted, disabled or given another address: rules and functions
 * read rows, not accounts, and a token is valid for an hour. Lists sign-ins that no browser recorded.
 */
export async function checkAdministrators(
  deps: ReconcileDeps,
): Promise<{ readonly uids: ReadonlySet<string>; readonly repaired: number }> {
  const rows = await deps.roles.rows();
  const uids = rows.map(({ uid }) => uid);
  const accounts = new Map(
    (await deps.accounts.byUids(uids)).map((account) => [account.uid, account]),
  );
  let repaired = 0;
  for (const row of rows) {
    const account = accounts.get(row.uid);
    const isRepaired = account ? alignRole(deps, row, account) : removeOrphan(deps, row);
    repaired += Number(await isRepaired);
  }
  return { uids: new Set(uids), repaired };
}

/** As `checkAdministrators`, and takes the claim from accounts without row. */
export async function reconcileRoles(deps: ReconcileDeps): Promise<number> {
  const { uids, repaired: ofAdministrators } = await checkAdministrators(deps);
  let repaired = ofAdministrators;
  let token: string | undefined;
  do {
    const page = await deps.accounts.page(PAGE, token);
    for (const account of page.accounts) {
      if (!uids.has(account.uid)) repaired += Number(await syncClaim(deps, account, false));
    }
    token = page.next;
  } while (token !== undefined);
  return repaired;
}

function removeOrphan({ roles, now }: ReconcileDeps, { uid }: RoleRow): Promise<boolean> {
  const details = { row: false };
  return roles.end(uid, null, auditEntry(now(), SYSTEM, "role_repaired", { target: uid, details }));
}
