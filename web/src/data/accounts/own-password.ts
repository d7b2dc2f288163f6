import * as firebase from "firebase/auth";
import { DomainError } from "functions/domain/shared/errors";
import { panelAuth } from "#firebase/panel-sdk.ts";
import { withDomainErrors } from "./auth-errors.ts";

/**
 * Firebase Auth ends other sessions within an hour.
 * @throws DomainError unauthenticated, invalid-argument, resource-exhausted, unavailable
 */
export async function changeOwnPassword(current: string, next: string): Promise<void> {
  const user = panelAuth().currentUser;
  if (!user?.email) throw new DomainError("unauthenticated");
  const credential = firebase.EmailAuthProvider.credential(user.email, current);
  await withDomainErrors(firebase.reauthenticateWithCredential(user, credential));
  await withDomainErrors(firebase.updatePassword(user, next));
}
