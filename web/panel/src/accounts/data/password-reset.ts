import * as firebase from "firebase/auth";
import { panelAuth } from "kit/firebase/panel-sdk";
import { call } from "#data/callables.ts";
import { withDomainErrors } from "./auth-errors.ts";

/**
 * Does not reveal whether the account exists.
 * @throws DomainError resource-exhausted, unavailable, invalid-argument
 */
export async function requestPasswordReset(email: string): Promise<void> {
  await call("requestPasswordReset", { email });
}

const INVITATION = /^invitation\.([\w-]+)\.([0-9a-f]{32})$/;

/**
 * @param link the part of a mailed address after '#'
 * @throws DomainError not-found (used or expired), resource-exhausted, unavailable
 */
export async function codeOfLink(link: string): Promise<string> {
  const [, uid, secret] = INVITATION.exec(link) ?? [];
  if (uid === undefined || secret === undefined) return link;
  return (await call("openInvitation", { uid, secret })).code;
}

/**
 * @returns e-mail address
 * @throws DomainError not-found (used or expired), unavailable
 */
export function accountOfCode(code: string): Promise<string> {
  return withDomainErrors(firebase.verifyPasswordResetCode(panelAuth(), code));
}

/**
 * Ends all sessions of the account.
 * @throws DomainError not-found, invalid-argument, unavailable
 */
export async function choosePassword(code: string, password: string): Promise<void> {
  await withDomainErrors(firebase.confirmPasswordReset(panelAuth(), code, password));
  await firebase.signOut(panelAuth());
}
