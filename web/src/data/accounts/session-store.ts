import { getIdTokenResult, onIdTokenChanged, signOut, type User } from "firebase/auth";
import { doc, onSnapshot } from "firebase/firestore";
import { type EndedSessions, EndedSessionsSchema } from "functions/domain/accounts/role";
import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { call } from "#data/shared/callables.ts";
import { CACHE_PATIENCE_MS, markLastKnown } from "#firebase/connection.ts";
import { panelAuth, panelFirestore, startFirebase } from "#firebase/panel-sdk.ts";
import { forgetErrors } from "#firebase/reactfire-cache.ts";
import { closeLiveQueries } from "#firebase/use-live.ts";
import { markSession } from "#lib/admin-marker.ts";
import { recordSignIn } from "./record-sign-in.ts";
import { type AccessFacts, nextSignInStep, type Session } from "./session.ts";

interface AccessCheck {
  readonly user: User;
  readonly unsubscribe: () => void;
  readonly result: Promise<Session>;
  readonly resolve: (session: Session) => void;
  token: AccessFacts["token"];
  signedInAt: string;
  role: AccessFacts["role"];
  ended: EndedSessions | undefined;
  roleRequest: AccessFacts["roleRequest"];
  refreshed: boolean;
  linkMailedTo?: string;
  wasEnded?: true;
}

let session: Session = { state: "loading" };
let current: AccessCheck | undefined;
const listeners = new Set<() => void>();

export function useSession(): Session {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => session,
  );
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
  if (session.state === "admin" && session.uid !== user.uid) setSession({ state: "loading" });
  const { promise: result, resolve } = Promise.withResolvers<Session>();
  const check: AccessCheck = {
    user,
    result,
    resolve,
    unsubscribe: subscribeToRole(user.uid, (role, ended) => {
      const isKnown = JSON.stringify([role, ended]) === JSON.stringify([check.role, check.ended]);
      if (check !== current || isKnown) return;
      // The token lags behind the role document.
      Object.assign(check, { role, ended, refreshed: false });
      if (role === "present") check.roleRequest = "answered";
      advance(check);
    }),
    token: "unread",
    signedInAt: "",
    role: "unknown",
    ended: undefined,
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
  setSession(next);
  resolve?.(next);
}

function setSession(next: Session): void {
  session = next;
  markSession(next.state);
  for (const listener of listeners) listener();
}

function subscribeToRole(
  uid: string,
  onChange: (role: AccessFacts["role"], ended?: EndedSessions) => void,
): () => void {
  const key = {};
  let patience: ReturnType<typeof setTimeout> | undefined;
  const markRole = (fromCache: boolean) => {
    clearTimeout(patience);
    if (fromCache) patience = setTimeout(markLastKnown, CACHE_PATIENCE_MS, key, true);
    else markLastKnown(key, false);
  };
  const unsubscribe = onSnapshot(
    doc(panelFirestore(), "user_roles", uid),
    // Only metadata tells a cache miss from an absent document.
    { includeMetadataChanges: true },
    (snapshot) => {
      markRole(snapshot.metadata.fromCache);
      const ended: unknown = snapshot.get("ended_sessions");
      if (snapshot.get("role") === "admin")
        onChange("present", v.is(EndedSessionsSchema, ended) ? ended : undefined);
      else onChange(snapshot.metadata.fromCache ? "unreachable" : "absent");
    },
    (error) => {
      console.warn("The role could not be read", error);
      markRole(false);
      onChange("unreachable");
    },
  );
  return () => {
    markRole(false);
    unsubscribe();
  };
}

async function readToken(check: AccessCheck, force: boolean): Promise<void> {
  try {
    const { claims, authTime } = await getIdTokenResult(check.user, force);
    check.signedInAt = authTime;
    check.token = {
      admin: claims.admin === true,
      emailVerified: claims.email_verified === true,
      auth_time: Number(claims.auth_time ?? 0),
    };
  } catch (error) {
    console.warn("The token could not be read", error);
    // Offline administrators keep the panel.
    if (check.token === "unread") check.token = "unreachable";
  }
  advance(check);
}

function advance(check: AccessCheck): void {
  if (check !== current) return;
  const { user, token, role, ended, roleRequest, refreshed } = check;
  const { uid, emailVerified } = user;
  const facts = { uid, email: user.email ?? "", emailVerified, token, role, ended, roleRequest };
  const step = nextSignInStep(facts, refreshed);
  if (step.do === "show") {
    if (step.session.state === "admin") {
      if (session.state !== "admin") forgetErrors();
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
