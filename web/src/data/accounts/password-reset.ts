import * as firebase from "firebase/auth";
import { call } from "#data/shared/callables.ts";
import { panelAuth } from "#firebase/panel-sdk.ts";
import { withDomainErrors } from "./auth-errors.ts";

/**
 * The answer is the same whether the account exists or not.
 * @throws DomainError resource-exhausted, unavailable, invalid-argument (not an e-mail address)
 */
export async function requestPasswordReset(email: string): Promise<void> {
  await call("requestPasswordReset", { email });
}

/**
 * @param code from a mailed link
 * @returns the account's e-mail address
 * @throws DomainError not-found when the code was used or has expired; unavailable
 */
export function accountOfCode(code: string): Promise<string> {
  return withDomainErrors(firebase.verifyPasswordResetCode(panelAuth(), code));
}

/**
 * Ends the account's other sessions, and the one of this browser.
 * @throws DomainError as `accountOfCode`; invalid-argument when the password is too easy
 */
export async function choosePassword(code: string, password: string): Promise<void> {
  await withDomainErrors(firebase.confirmPasswordReset(panelAuth(), code, password));
  await firebase.signOut(panelAuth());
}
