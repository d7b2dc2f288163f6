import type { CallableRequest } from "firebase-functions/https";
import { DomainError } from "./domain/errors.ts";

/** A signed-in account. */
export interface Account {
  readonly uid: string;
  /** Its address as the token says it, for the audit log; '' when there is none. Nothing is decided by it. */
  readonly email: string;
}

/** Anybody at all. */
export interface Visitor {
  /** Network address; '' when unknown. Personal data: never logged and never stored as it is. */
  readonly address: string;
  readonly userAgent: string;
}

/** Whether the role row of an account says administrator at this moment. */
export type HasRole = (uid: string) => Promise<boolean>;

/**
 * The account that signed the request.
 * @throws DomainError unauthenticated
 */
export function requireAccount({ auth }: Pick<CallableRequest, "auth">): Account {
  // The emulator, unlike the real service, lets a token without a subject through.
  if (!auth?.uid) throw new DomainError("unauthenticated");
  return { uid: auth.uid, email: auth.token.email ?? "" };
}

/**
 * The administrator who signed the request: claim, verified address and the live row, all three (G-09). The row is read
 * last and each time, so that a removed administrator's token is worth nothing at once.
 * @throws DomainError unauthenticated or permission-denied
 */
export async function requireAdmin(
  request: Pick<CallableRequest, "auth">,
  hasRole: HasRole,
): Promise<Account> {
  const account = requireClaim(request);
  await requireRole(account, hasRole);
  return account;
}

/**
 * Whose token claims to be an administrator's, with a verified address. A claim alone lets nobody do anything: the row
 * decides.
 * @throws DomainError unauthenticated or permission-denied
 */
export function requireClaim(request: Pick<CallableRequest, "auth">): Account {
  const account = requireAccount(request);
  const token = request.auth?.token;
  const isClaimed = token?.admin === true && token.email_verified === true;
  if (!isClaimed) throw new DomainError("permission-denied");
  return account;
}

/** @throws DomainError permission-denied */
export async function requireRole({ uid }: Account, hasRole: HasRole): Promise<void> {
  if (!(await hasRole(uid))) throw new DomainError("permission-denied");
}

/**
 * Refuses what does not come from our pages, for the functions that the configuration names (App Check).
 * @param enforced names of functions, parted by commas
 * @throws DomainError unauthenticated
 */
export function requireApp({ app }: Pick<CallableRequest, "app">, name: string, enforced: string) {
  const names = enforced.split(",").map((one) => one.trim());
  if (names.includes(name) && app === undefined) throw new DomainError("unauthenticated");
}

/**
 * Who sent a public request, as far as can be known.
 * @param hops entries of X-Forwarded-For that trusted proxies appended; those before are the sender's own invention
 */
export function visitorOf(
  request: {
    readonly headers: Readonly<Record<string, string | string[] | undefined>>;
    readonly socket?: { readonly remoteAddress?: string | undefined };
  },
  hops: number,
): Visitor {
  const forwarded = [request.headers["x-forwarded-for"] ?? ""].flat().join(",");
  const entries = forwarded.split(",").map((entry) => entry.trim());
  const address = entries.at(-Math.max(1, hops)) ?? entries[0] ?? "";
  return {
    address: address || (request.socket?.remoteAddress ?? ""),
    userAgent: [request.headers["user-agent"] ?? ""].flat().join(" ").slice(0, 500),
  };
}
