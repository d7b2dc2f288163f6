/** Who is in front of the panel. Rights are decided by rules and functions; this is what the gate shows. */
export type Session =
  /** Not known yet. */
  | { readonly state: "loading" }
  | { readonly state: "signed-out" }
  /** Signed in, without access: the address is not verified, or nobody has granted the role. */
  | { readonly state: "no-rights"; readonly email: string; readonly verified: boolean }
  /** Signed in, but the server that knows the rights does not answer. */
  | { readonly state: "unreachable"; readonly email: string }
  | { readonly state: "admin"; readonly uid: string; readonly email: string };

/** What is known of a signed-in person. */
export interface Knowledge {
  readonly uid: string;
  readonly email: string;
  /** Whether the account's address is verified, by what Auth said last. */
  readonly emailVerified: boolean;
  /** What the ID token says, once it has been read. */
  readonly token:
    | { readonly admin: boolean; readonly emailVerified: boolean }
    | "unread"
    | "unreachable";
  /** Whether the role row exists; 'unknown' until the database has answered. */
  readonly row: "present" | "absent" | "unknown" | "unreachable";
  /** Whether the server has been asked to grant the main administrator's role. */
  readonly claim: "unasked" | "asked" | "answered";
}

/** What has to be done before the session can be told. */
export type NextStep =
  | { readonly do: "show"; readonly session: Session }
  /** The token is older than what it should say. */
  | { readonly do: "refresh-token" }
  | { readonly do: "claim-role" }
  | { readonly do: "wait" };

/**
 * Decides what the gate shows or does next. Access needs claim, verified address and live row, all three (G-09).
 * A verified person without it is asked about once: the main administrator receives the role that way (G-07).
 * @param refreshed whether the token was fetched anew for this state of things, so that nothing is asked for ever
 */
export function nextStep(known: Knowledge, refreshed: boolean): NextStep {
  const { uid, email, emailVerified, token, row, claim } = known;
  if (token === "unread") return { do: "wait" };
  if (token === "unreachable" || row === "unreachable") {
    return { do: "show", session: { state: "unreachable", email } };
  }
  const isStale =
    (emailVerified && !token.emailVerified) || (row === "present" && emailVerified && !token.admin);
  if (isStale && !refreshed) return { do: "refresh-token" };
  if (row === "unknown") return { do: "wait" };
  if (row === "present" && token.admin && token.emailVerified) {
    return { do: "show", session: { state: "admin", uid, email } };
  }
  if (emailVerified && claim !== "answered") {
    return claim === "unasked" ? { do: "claim-role" } : { do: "wait" };
  }
  return { do: "show", session: { state: "no-rights", email, verified: emailVerified } };
}
