import { type Action, can, type Role } from "domain/accounts/permissions";
import { type Account, type Member, SECOND_FACTOR } from "domain/accounts/role";
import { DomainError } from "domain/shared/errors";
import type { Visitor } from "domain/shared/visitor";
import type { CallableRequest } from "firebase-functions/https";
import { isEdgeAddress } from "./edge-networks.ts";

/** Finds the role by which the account has access now. */
export type FindRole = (account: Account) => Promise<Role | undefined>;

export function requireAccount({ auth }: Pick<CallableRequest, "auth">): Account {
  // The emulator accepts a token without a subject.
  if (!auth?.uid) throw new DomainError("unauthenticated");
  const { email = "", auth_time, firebase } = auth.token;
  const hasFactor = firebase?.sign_in_second_factor === SECOND_FACTOR;
  return { uid: auth.uid, email, auth_time, ...(hasFactor && { second_factor: true }) };
}

/** Reads the role row, so that its removal, another role or the end of a session takes effect at once. */
export async function requireAction(
  request: Pick<CallableRequest, "auth">,
  action: Action,
  findRole: FindRole,
): Promise<Member> {
  return requireRole(requireClaim(request), action, findRole);
}

/** Checks the token only: the account had a role when it was made. The role row decides. */
export function requireClaim(request: Pick<CallableRequest, "auth">): Account {
  const account = requireAccount(request);
  const token = request.auth?.token;
  const isClaimed = token?.admin === true && token.email_verified === true;
  if (!isClaimed) throw new DomainError("permission-denied");
  return account;
}

export async function requireRole(
  account: Account,
  action: Action,
  findRole: FindRole,
): Promise<Member> {
  const role = await findRole(account);
  if (role === undefined || !can(role, action)) {
    throw new DomainError("permission-denied", undefined, { cause: `needs ${action}` });
  }
  return { ...account, role };
}

export function requireApp({ app }: Pick<CallableRequest, "app">, name: string, enforced: string) {
  const names = enforced.split(",").map((name) => name.trim());
  if (names.includes(name) && app === undefined) throw new DomainError("unauthenticated");
}

const LOOPBACK = /^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?$/;

/**
 * Refuses what a page of another website sends. CORS does not: it only keeps the answer from that page. Programs that
 * are no browsers send neither header. A site on this machine is opened by several names and ports.
 */
export function requireOwnOrigin(
  { origin, "sec-fetch-site": site }: Readonly<Record<string, string | string[] | undefined>>,
  origins: readonly string[],
): void {
  const isLocal = origins.some((own) => LOOPBACK.test(own)) && LOOPBACK.test(String(origin));
  const isForeign =
    origin === undefined
      ? site === "cross-site"
      : !isLocal && !origins.some((own) => own === origin);
  if (isForeign) throw new DomainError("permission-denied", undefined, { cause: "foreign origin" });
}

/**
 * Google appends the sender of a request to X-Forwarded-For, so the last entry is true. Hosting's servers are that sender
 * in calls through Hosting, and have appended the visitor before; a sender who calls the function's own address chooses
 * all entries before the last.
 * @returns `hops`: number of entries
 */
export function getVisitor(
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
    isEdge: isEdgeAddress(nearest),
    hops: entries.length,
    userAgent: [request.headers["user-agent"] ?? ""].flat().join(" ").slice(0, 500),
  };
}
