import type { Role } from "domain/accounts/permissions";
import { type Actor, type AuditAction, auditEntry } from "domain/shared/audit";
import { DomainError } from "domain/shared/errors";
import type { AccountFacts, UserAccounts } from "./accounts.ts";
import type { RoleRows } from "./roles.ts";

/** Of an address that others register at the same moment. */
const MAX_ATTEMPTS = 3;

export interface GiveRoleDeps {
  readonly accounts: Pick<UserAccounts, "remove" | "create" | "setClaims" | "byEmail">;
  readonly roles: Pick<RoleRows, "grant" | "hasRole">;
  readonly now: () => Date;
  /** Aborted when nobody waits for the result any more. */
  readonly signal?: AbortSignal;
}

interface Candidate {
  readonly email: string;
  /** The account without role that has the address. */
  readonly former: AccountFacts | null;
  readonly role: Role;
  /** By default one that nobody knows. */
  readonly password?: string;
}

/**
 * The only way to a role: it goes to an account that nobody has used. Another person may have registered the address
 * before, so an account that has it is deleted and made anew. Its password, sessions, providers, second factors and
 * every link that was mailed for it end with it. The new address counts as confirmed when its owner opens a link.
 * @throws DomainError invalid-argument for an address with other letters than plain Latin ones, aborted when it is
 *   registered again and again meanwhile, failed-precondition when it has got a role
 */
export async function giveRoleToNewAccount(
  deps: GiveRoleDeps,
  candidate: Candidate,
  actor: Actor,
  action: AuditAction,
): Promise<AccountFacts> {
  const { accounts, roles, now } = deps;
  requirePlainAddress(candidate.email);
  const { account, former } = await replaceAccount(deps, candidate);
  await accounts.setClaims(account.uid, { admin: true });
  const { role } = candidate;
  const details = { role, ...(former && { replaced_account: former.uid }) };
  const about = { target: account.uid, details };
  await roles.grant(account, role, auditEntry(now(), actor, action, about));
  return { ...account, claims: { admin: true } };
}

/**
 * A call that was given up at its deadline stops here: its repeat is making the account, and the two would replace each
 * other's.
 */
async function replaceAccount(
  { accounts, roles, signal }: GiveRoleDeps,
  { email, former: registered, password }: Candidate,
): Promise<{ readonly account: AccountFacts; readonly former: AccountFacts | null }> {
  let former = registered;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    if (signal?.aborted) throw new DomainError("aborted", undefined, { cause: "given up" });
    if (former) await accounts.remove(former.uid);
    const account = await accounts.create(email, password);
    if (account) return { account, former };
    former = await accounts.byEmail(email);
    if (former) await requireCandidate({ roles }, former);
  }
  const text = "This address is registered again and again at the moment. Try again later.";
  throw new DomainError("aborted", text);
}

/**
 * Letters of other scripts look like Latin ones, so such an address could pass for a colleague's.
 * @throws DomainError invalid-argument
 */
function requirePlainAddress(email: string): void {
  const letter = /[^\x21-\x7e]/u.exec(email)?.[0];
  if (letter === undefined) return;
  const code = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  const text = `The letter “${letter}” (U+${code}) in this address is not a plain Latin one. Type the address again.`;
  throw new DomainError("invalid-argument", text);
}

/** @throws DomainError failed-precondition */
export async function requireCandidate(
  { roles }: Pick<GiveRoleDeps, "roles">,
  { uid, disabled }: AccountFacts,
): Promise<void> {
  if (disabled) throw new DomainError("failed-precondition", "This account is disabled");
  if (await roles.hasRole(uid)) {
    throw new DomainError("failed-precondition", "This person has a role already");
  }
}
