import type { CallableRequest } from "firebase-functions/https";
import { DomainError } from "./domain/shared/errors.ts";
import type { Visitor } from "./domain/shared/visitor.ts";

export interface Account {
  readonly uid: string;
  /** From the token, for the audit log only. */
  readonly email: string;
}

export type HasRole = (uid: string) => Promise<boolean>;

export function requireAccount({ auth }: Pick<CallableRequest, "auth">): Account {
  // The emulator accepts a token without a subject.
  if (!auth?.uid) throw new DomainError("unauthenticated");
  return { uid: auth.uid, email: auth.token.email ?? "" };
}

/** The role row is read at each call, so that a removal takes effect at once. */
export async function requireAdmin(
  request: Pick<CallableRequest, "auth">,
  hasRole: HasRole,
): Promise<Account> {
  const account = requireClaim(request);
  await requireRole(account, hasRole);
  return account;
}

/** Checks the token only; the role row decides. */
export function requireClaim(request: Pick<CallableRequest, "auth">): Account {
  const account = requireAccount(request);
  const token = request.auth?.token;
  const isClaimed = token?.admin === true && token.email_verified === true;
  if (!isClaimed) throw new DomainError("permission-denied");
  return account;
}

export async function requireRole({ uid }: Account, hasRole: HasRole): Promise<void> {
  if (!(await hasRole(uid))) throw new DomainError("permission-denied");
}

export function requireApp({ app }: Pick<CallableRequest, "app">, name: string, enforced: string) {
  const names = enforced.split(",").map((one) => one.trim());
  if (names.includes(name) && app === undefined) throw new DomainError("unauthenticated");
}

/** @returns `hops`: number of entries in X-Forwarded-For */
export function visitorOf(
  request: {
    readonly headers: Readonly<Record<string, string | string[] | undefined>>;
    readonly socket?: { readonly remoteAddress?: string | undefined };
  },
  trustedHops: number,
): Visitor & { readonly hops: number } {
  const forwarded = [request.headers["x-forwarded-for"] ?? ""].flat().join(",");
  const entries = forwarded
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
  const nearest = entries.at(-1) ?? request.socket?.remoteAddress ?? "";
  return {
    address: entries.at(-Math.max(1, trustedHops)) ?? entries[0] ?? nearest,
    nearest,
    hops: entries.length,
    userAgent: [request.headers["user-agent"] ?? ""].flat().join(" ").slice(0, 500),
  };
}
