import { getIdTokenResult, onIdTokenChanged, type User } from "firebase/auth";
import { doc, onSnapshot } from "firebase/firestore";
import { useSyncExternalStore } from "react";
import { call } from "#data/callables.ts";
import { panelAuth, panelFirestore, startFirebase } from "#firebase/panel.ts";
import { dropFeeds } from "#firebase/use-live.ts";
import { type Knowledge, nextStep, type Session } from "./session.ts";
import { noteSignIn } from "./sign-in-note.ts";

/** A signed-in person, while it is found out what that person may do. */
interface Person {
  readonly user: User;
  readonly stop: () => void;
  /** The first session that could be told for this person. */
  readonly settled: Promise<Session>;
  readonly settle: (session: Session) => void;
  token: Knowledge["token"];
  /** When this person signed in, as the token says it. */
  signedInAt: string;
  row: Knowledge["row"];
  claim: Knowledge["claim"];
  refreshed: boolean;
}

let session: Session = { state: "loading" };
let person: Person | undefined;
const listeners = new Set<() => void>();

/** The session of this browser, in every tab: signing out in another one shows the gate here. */
export function useSession(): Session {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => session,
  );
}

/**
 * Starts Firebase and begins to follow who is signed in. Called once, before the panel is drawn.
 * @throws Error when the Firebase project cannot be found
 */
export async function startSession(): Promise<void> {
  await startFirebase();
  onIdTokenChanged(panelAuth(), (user) => {
    if (!user) leave();
    else if (user.uid === person?.user.uid) void readToken(person, false);
    else void enter(user);
  });
}

/**
 * Finds out anew what a person may do: after signing in, and when rights may have changed.
 * Until it is known the gate stays as it is, so that what was typed there is not lost.
 * @returns what came of it
 */
export function enter(user: User): Promise<Session> {
  person?.stop();
  if (person && person.user.uid !== user.uid) dropFeeds();
  if (session.state === "admin" && session.uid !== user.uid) show({ state: "loading" });
  const { promise: settled, resolve: settle } = Promise.withResolvers<Session>();
  const entering: Person = {
    user,
    settled,
    settle,
    stop: followRow(user.uid, (row) => {
      if (entering === person && row !== entering.row) {
        // A role that has just been given or taken is not yet in the token.
        Object.assign(entering, { row, refreshed: false });
        // Whoever once had the role, and lost it, has no claim to it.
        if (row === "present") entering.claim = "answered";
        advance(entering);
      }
    }),
    token: "unread",
    signedInAt: "",
    row: "unknown",
    claim: "unasked",
    refreshed: false,
  };
  person = entering;
  void readToken(entering, false);
  return settled;
}

function leave(): void {
  person?.stop();
  person = undefined;
  dropFeeds();
  show({ state: "signed-out" });
}

function show(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

/** Follows the own role row: removing it shows the gate at once. @returns stops following */
function followRow(uid: string, tell: (row: Knowledge["row"]) => void): () => void {
  return onSnapshot(
    doc(panelFirestore(), "user_roles", uid),
    // The step from "not in the cache" to "the server has none" is a change of metadata alone.
    { includeMetadataChanges: true },
    (row) => {
      if (row.get("role") === "admin") tell("present");
      else tell(row.metadata.fromCache ? "unreachable" : "absent");
    },
    (error) => {
      console.warn("The role could not be read", error);
      tell("unreachable");
    },
  );
}

async function readToken(of: Person, force: boolean): Promise<void> {
  try {
    const { claims, authTime } = await getIdTokenResult(of.user, force);
    of.signedInAt = authTime;
    of.token = { admin: claims.admin === true, emailVerified: claims.email_verified === true };
  } catch (error) {
    console.warn("The token could not be read", error);
    // Who is already in, and only offline for a while, stays in: rules and functions judge anyway.
    if (of.token === "unread") of.token = "unreachable";
  }
  advance(of);
}

function advance(of: Person): void {
  if (of !== person) return;
  const { user, token, row, claim, refreshed } = of;
  const { uid, email, emailVerified } = user;
  const step = nextStep({ uid, email: email ?? "", emailVerified, token, row, claim }, refreshed);
  if (step.do === "show") {
    if (step.session.state === "admin" && session.state !== "admin") {
      void noteSignIn(uid, of.signedInAt);
    }
    show(step.session);
    of.settle(step.session);
  } else if (step.do === "refresh-token") {
    of.refreshed = true;
    of.token = "unread";
    void readToken(of, true);
  } else if (step.do === "claim-role") {
    of.claim = "asked";
    void claimRole(of);
  }
}

/** Asks for the main administrator's role; the server refuses everybody else (G-07). */
async function claimRole(of: Person): Promise<void> {
  try {
    const { granted } = await call("claimMainAdmin", null);
    // The row that was just written arrives by its listener.
    if (granted) return;
  } catch (error) {
    console.warn("The main administrator's role could not be asked for", error);
  }
  of.claim = "answered";
  advance(of);
}
