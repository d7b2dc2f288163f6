import { DomainError } from "domain/shared/errors";
import { panelAuth } from "kit/firebase/panel-sdk";
import { call } from "#data/callables.ts";
import { reauthenticate } from "./password-step.ts";

export async function countRecoveryCodes(): Promise<number> {
  return (await call("countRecoveryCodes", null)).left;
}

/**
 * Replaces the former codes. The server demands a sign-in with the second factor of the last minutes.
 * @throws DomainError unauthenticated: wrong password, permission-denied: wrong code
 */
export async function renewRecoveryCodes(
  password: string,
  code: string,
): Promise<readonly string[]> {
  const user = panelAuth().currentUser;
  if (!user) throw new DomainError("unauthenticated");
  await reauthenticate(user, password, code);
  return (await call("makeRecoveryCodes", null)).codes;
}
