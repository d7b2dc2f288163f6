import { DomainError } from "domain/shared/errors";
import * as firebase from "firebase/auth";
import { panelAuth } from "kit/firebase/panel-sdk";
import { panelPaths } from "kit/lib/panel-paths";
import { call } from "#data/callables.ts";
import { withDomainErrors } from "./auth-errors.ts";
import { afterPassword } from "./password-step.ts";
import type { Session } from "./session.ts";
import { checkAccess } from "./session-store.ts";

export interface CodeRequest {
  readonly state: "code-needed";
  readonly answer: (code: string) => Promise<Session>;
  /**
   * For a lost phone: removes the second factor and signs in without it.
   * @throws DomainError unauthenticated: the recovery code is wrong
   */
  readonly recover: (recoveryCode: string) => Promise<Session | CodeRequest>;
}

/** @throws DomainError unauthenticated, resource-exhausted, unavailable, failed-precondition */
export async function signIn(email: string, password: string): Promise<Session | CodeRequest> {
  const step = await afterPassword(
    firebase.signInWithEmailAndPassword(panelAuth(), email.trim(), password),
  );
  if ("user" in step) return await checkAccess(step.user);
  const answer = async (code: string) => await checkAccess(await step.answer(code));
  const recover = async (code: string) => {
    await call("redeemRecoveryCode", { email: email.trim(), password, code });
    return await signIn(email, password);
  };
  return { state: "code-needed", answer, recover };
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
