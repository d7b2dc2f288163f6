import { SECOND_FACTOR } from "domain/accounts/role";
import { getIdTokenResult, onIdTokenChanged, signOut, type User } from "firebase/auth";
import { panelAuth, startFirebase } from "kit/firebase/panel-sdk";
import { markSession } from "kit/lib/admin-marker";
import { useSyncExternalStore } from "react";
import { call, wakeProcess } from "#data/callables.ts";
import { closeLiveQueries } from "#firebase/use-live.ts";
import { observed } from "#lib/observed.ts";
import { withDomainErrors } from "./auth-errors.ts";
import { recordSignIn } from "./record-sign-in.ts";
import { type RoleFacts, subscribeToRole } from "./role-document.ts";
import { type AccessFacts, nextSignInStep, type Session } from "./session.ts";

interface AccessCheck {
  readonly user: User;
  readonly unsubscribe: () => void;
  readonly result: Promise<Session>;
  readonly resolve: (session: Session) => void;
  token: AccessFacts["token"];
  signedInAt: string;
  role: RoleFacts;
  roleRequest: AccessFacts["roleRequest"];
  refreshed: boolean;
  linkMailedTo?: string;
  wasEnded?: true;
}

const session = observed<Session>({ state: "loading" });
let current: AccessCheck | undefined;
let isLeaving = false;

export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.get);
}

/** @throws MissingCode, Error */
export async function startSession(): Promise<void> {
  await startFirebase();
  onIdTokenChanged(panelAuth(), (user) => {
    if (!user) endSession();
    else if (user.uid === current?.user.uid) void readToken(current, false);
    else void checkAccess(user);
  });
}

/** The session stays meanwhile, so that forms keep their text. */
export function checkAccess(user: User): Promise<Session> {
  current?.unsubscribe();
  if (current && current.user.uid !== user.uid) closeLiveQueries();
  const shownSession = session.get();
  if (shownSession.state === "signed-in" && shownSession.uid !== user.uid)
    setSession({ state: "loading" });
  let resolve: (session: Session) => void = () => {};
  const result = new Promise<Session>((settle) => {
    resolve = settle;
  });
  const check: AccessCheck = {
    user,
    result,
    resolve,
    unsubscribe: subscribeToRole(user.uid, (facts) => {
      if (check !== current || JSON.stringify(facts) === JSON.stringify(check.role)) return;
      check.role = facts;
      // The token lags behind the role document.
      check.refreshed = false;
      if (facts.role !== "absent" && facts.role !== "unreachable") check.roleRequest = "answered";
      advance(check);
    }),
    token: "unread",
    signedInAt: "",
    role: { role: "unknown", roleAddress: undefined, ended: undefined, isFactorDemanded: false },
    roleRequest: "unsent",
    refreshed: false,
  };
  current = check;
  void readToken(check, false);
  return result;
}

function endSession(): void {
  const { linkMailedTo, wasEnded, resolve } = current ?? {};
  current?.unsubscribe();
  current = undefined;
  closeLiveQueries();
  const next: Session = {
    state: "signed-out",
    ...(linkMailedTo !== undefined && { linkMailedTo }),
    ...(wasEnded && { wasEnded }),
  };
  setSession(next, isLeaving ? { state: "loading" } : next);
  resolve?.(next);
}

/**
 * Before the page loads again: a sign-in form meanwhile would lose what is typed.
 * @throws DomainError
 */
export async function leaveSession(): Promise<void> {
  isLeaving = true;
  try {
    await withDomainErrors(signOut(panelAuth()));
  } catch (error) {
    isLeaving = false;
    throw error;
  }
}

function setSession(next: Session, shownSession = next): void {
  markSession(next.state);
  session.set(shownSession);
}

async function readToken(check: AccessCheck, force: boolean): Promise<void> {
  try {
    const { claims, authTime, signInSecondFactor } = await getIdTokenResult(check.user, force);
    check.signedInAt = authTime;
    check.token = {
      admin: claims.admin === true,
      emailVerified: claims.email_verified === true,
      auth_time: Number(claims.auth_time ?? 0),
      hasFactor: signInSecondFactor === SECOND_FACTOR,
    };
    // A token without the claim hides the screens before a refresh ends.
    if (check === current && !check.token.admin && session.get().state === "signed-in")
      setSession({ state: "loading" });
  } catch (error) {
    console.warn("The token could not be read", error);
    // Offline administrators keep the panel.
    if (check.token === "unread") check.token = "unreachable";
  }
  advance(check);
}

function advance(check: AccessCheck): void {
  if (check !== current) return;
  const { token, role, roleRequest, refreshed } = check;
  const { uid, email, emailVerified } = check.user;
  const facts = { uid, email: email ?? "", emailVerified, token, roleRequest, ...role };
  const step = nextSignInStep(facts, refreshed);
  if (step.do === "show") {
    if (step.session.state === "signed-in") {
      const shownSession = session.get();
      if (shownSession.state !== "signed-in") wakeProcess("savePost");
      // Nothing that another role could read stays on the screen.
      else if (shownSession.role !== step.session.role) closeLiveQueries();
      void recordSignIn(uid, check.signedInAt);
    }
    setSession(step.session);
    check.resolve(step.session);
  } else if (step.do === "refresh-token") {
    check.refreshed = true;
    check.token = "unread";
    void readToken(check, true);
  } else if (step.do === "sign-out") {
    check.wasEnded = true;
    void signOut(panelAuth());
  } else if (step.do === "request-role") {
    check.roleRequest = "sent";
    void requestRole(check);
  }
}

async function requestRole(check: AccessCheck): Promise<void> {
  try {
    const { granted, must_choose_password } = await call("claimMainAdmin", null);
    if (must_choose_password) {
      check.linkMailedTo = check.user.email ?? "";
      await signOut(panelAuth());
      return;
    }
    // The subscription delivers the role.
    if (granted) return;
  } catch (error) {
    console.warn("The main administrator's role could not be requested", error);
  }
  check.roleRequest = "answered";
  advance(check);
}
