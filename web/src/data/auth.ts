import { FirebaseError } from "firebase/app";
import * as firebase from "firebase/auth";
import { DomainError, type ErrorCode } from "functions/domain/errors";
import { panelAuth } from "#firebase/panel.ts";
import { paths } from "#lib/paths.ts";
import type { Session } from "./session.ts";
import { enter } from "./session-store.ts";

/** Codes of Firebase Auth that a person can do something about. Unknown account and wrong password are one (T09). */
const CODES: Readonly<Record<string, ErrorCode>> = {
  "auth/invalid-credential": "unauthenticated",
  "auth/user-not-found": "unauthenticated",
  "auth/wrong-password": "unauthenticated",
  "auth/invalid-email": "unauthenticated",
  "auth/user-disabled": "unauthenticated",
  "auth/too-many-requests": "resource-exhausted",
  "auth/network-request-failed": "unavailable",
  "auth/email-already-in-use": "already-exists",
  "auth/weak-password": "invalid-argument",
  "auth/password-does-not-meet-requirements": "invalid-argument",
  "auth/operation-not-allowed": "failed-precondition",
  "auth/admin-restricted-operation": "failed-precondition",
};

/**
 * Signs in.
 * @returns what the person may do, once that is known
 * @throws DomainError unauthenticated, resource-exhausted, unavailable; internal for anything unforeseen
 */
export async function signIn(email: string, password: string): Promise<Session> {
  const { user } = await attempt(
    firebase.signInWithEmailAndPassword(panelAuth(), email.trim(), password),
  );
  return await enter(user);
}

/**
 * Creates an account, without rights, and mails the link that verifies its address.
 * @returns whether the mail could be sent: the account exists in either case
 * @throws DomainError already-exists, invalid-argument (the password), failed-precondition, resource-exhausted, unavailable
 */
export async function signUp(
  email: string,
  password: string,
): Promise<{ readonly mailed: boolean }> {
  const { user } = await attempt(
    firebase.createUserWithEmailAndPassword(panelAuth(), email.trim(), password),
  );
  const mailed = await sendLink(user).then(
    () => true,
    (error: unknown) => {
      console.error("The verification mail could not be sent", error);
      return false;
    },
  );
  await enter(user);
  return { mailed };
}

/** Mails the link that verifies the address once more. @throws DomainError resource-exhausted, unavailable */
export async function resendVerification(): Promise<void> {
  await attempt(sendLink(signedIn()));
}

/**
 * Asks again what the person may do: the address may have been verified, the role granted.
 * @throws DomainError unavailable, unauthenticated when the account is gone
 */
export async function recheckRights(): Promise<Session> {
  const user = signedIn();
  await attempt(user.reload());
  return await enter(user);
}

/** Signs out, in every tab of this browser. */
export async function signOut(): Promise<void> {
  await attempt(firebase.signOut(panelAuth()));
}

function signedIn(): firebase.User {
  const user = panelAuth().currentUser;
  if (!user) throw new DomainError("unauthenticated");
  return user;
}

/** The link leads back to the panel (AUTH-07). */
function sendLink(user: firebase.User): Promise<void> {
  return firebase.sendEmailVerification(user, { url: location.origin + paths.admin });
}

async function attempt<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = error instanceof FirebaseError ? CODES[error.code] : undefined;
    throw new DomainError(code ?? "internal", undefined, { cause: error });
  }
}
