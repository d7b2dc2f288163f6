import * as firebase from "firebase/auth";
import { DomainError } from "functions/domain/shared/errors";
import { panelAuth } from "#firebase/panel-sdk.ts";
import { panelPaths } from "#lib/panel-paths.ts";
import { withDomainErrors } from "./auth-errors.ts";
import type { Session } from "./session.ts";
import { checkAccess } from "./session-store.ts";

/** @throws DomainError unauthenticated, resource-exhausted, unavailable */
export async function signIn(email: string, password: string): Promise<Session> {
  const { user } = await withDomainErrors(
    firebase.signInWithEmailAndPassword(panelAuth(), email.trim(), password),
  );
  return await checkAccess(user);
}

/**
 * @throws DomainError already-exists, invalid-argument, failed-precondition, resource-exhausted, unavailable
 */
export async function signUp(
  email: string,
  password: string,
): Promise<{ readonly mailed: boolean }> {
  const { user } = await withDomainErrors(
    firebase.createUserWithEmailAndPassword(panelAuth(), email.trim(), password),
  );
  const mailed = await sendLink(user).then(
    () => true,
    (error: unknown) => {
      console.error("The verification mail could not be sent", error);
      return false;
    },
  );
  await checkAccess(user);
  return { mailed };
}

export async function resendVerification(): Promise<void> {
  await withDomainErrors(sendLink(signedInUser()));
}

/** @throws DomainError unavailable, unauthenticated */
export async function refreshRole(): Promise<Session> {
  const user = signedInUser();
  await withDomainErrors(user.reload());
  return await checkAccess(user);
}

export async function signOut(): Promise<void> {
  await withDomainErrors(firebase.signOut(panelAuth()));
}

function signedInUser(): firebase.User {
  const user = panelAuth().currentUser;
  if (!user) throw new DomainError("unauthenticated");
  return user;
}

function sendLink(user: firebase.User): Promise<void> {
  return firebase.sendEmailVerification(user, { url: location.origin + panelPaths.admin });
}
