import type { Role } from "domain/accounts/permissions";
import { type EndedSessions, isOpenSession } from "domain/accounts/role";

/** For display only: rules and functions enforce access. */
export type Session =
  | { readonly state: "loading" }
  /** `linkMailedTo`: where a password link was mailed. */
  | { readonly state: "signed-out"; readonly linkMailedTo?: string; readonly wasEnded?: true }
  | { readonly state: "no-rights"; readonly email: string; readonly verified: boolean }
  /** The role demands a second factor, which the account does not have. */
  | { readonly state: "no-factor"; readonly email: string }
  /** Somebody is signed in whose rights could not be read. */
  | { readonly state: "unreachable"; readonly email: string }
  /** In the panel, with the doors that the role opens. */
  | {
      readonly state: "signed-in";
      readonly role: Role;
      readonly uid: string;
      readonly email: string;
      readonly auth_time: number;
      readonly hasFactor: boolean;
      readonly isFactorDemanded: boolean;
    };

export interface AccessFacts {
  readonly uid: string;
  readonly email: string;
  /** Whether the address is verified, which may be newer than the token. */
  readonly emailVerified: boolean;
  readonly token:
    | {
        readonly admin: boolean;
        readonly emailVerified: boolean;
        readonly auth_time: number;
        readonly hasFactor: boolean;
      }
    | "unread"
    | "unreachable";
  readonly role: Role | "absent" | "unknown" | "unreachable";
  /** The address that the role belongs to. Rows that were written before addresses were stored have none. */
  readonly roleAddress: string | undefined;
  readonly ended: EndedSessions | undefined;
  readonly isFactorDemanded: boolean;
  /** For the main administrator's role. */
  readonly roleRequest: "unsent" | "sent" | "answered";
}

export type SignInStep =
  | { readonly do: "show"; readonly session: Session }
  | { readonly do: "refresh-token" }
  | { readonly do: "request-role" }
  | { readonly do: "sign-out" }
  | { readonly do: "wait" };

/**
 * Access needs token claim, verified address, a role document for this address and a demanded second factor.
 * @param refreshed prevents endless token refreshes
 */
export function nextSignInStep(facts: AccessFacts, refreshed: boolean): SignInStep {
  const { uid, email, emailVerified, token, role, roleAddress, ended } = facts;
  const { roleRequest, isFactorDemanded } = facts;
  if (token === "unread") return { do: "wait" };
  if (token === "unreachable" || role === "unreachable") {
    return { do: "show", session: { state: "unreachable", email } };
  }
  const { auth_time, hasFactor } = token;
  const present = role === "absent" || role === "unknown" ? undefined : role;
  if (present && !isOpenSession(auth_time, ended)) return { do: "sign-out" };
  const isStale =
    (emailVerified && !token.emailVerified) ||
    (present !== undefined && emailVerified && !token.admin);
  if (isStale && !refreshed) return { do: "refresh-token" };
  if (role === "unknown") return { do: "wait" };
  const isOfRole = roleAddress === undefined || roleAddress === email;
  if (present && isOfRole && token.admin && token.emailVerified) {
    if (isFactorDemanded && !hasFactor) {
      return { do: "show", session: { state: "no-factor", email } };
    }
    const own = { role: present, uid, email, auth_time, hasFactor, isFactorDemanded };
    return { do: "show", session: { state: "signed-in", ...own } };
  }
  if (emailVerified && roleRequest !== "answered") {
    return roleRequest === "unsent" ? { do: "request-role" } : { do: "wait" };
  }
  return { do: "show", session: { state: "no-rights", email, verified: emailVerified } };
}
