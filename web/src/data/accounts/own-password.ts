import * as firebase from "firebase/auth";
import { DomainError } from "functions/domain/shared/errors";
import { panelAuth } from "#firebase/panel-sdk.ts";
import { withDomainErrors } from "./auth-errors.ts";
import { endSessions } from "./sessions.ts";

/**
 * @returns whether other sessions ended at once; otherwise Firebase Auth ends them within an hour
 * @throws DomainError unauthenticated, invalid-argument, resource-exhausted, unavailable
 */
export async function changeOwnPassword(current: string, next: string): Promise<boolean> {
  const user = panelAuth().currentUser;
  if (!user?.email) throw new DomainError("unauthenticated");
  const credential = firebase.EmailAuthProvider.credential(user.email, current);
  await withDomainErrors(firebase.reauthenticateWithCredential(user, credential));
  await withDomainErrors(firebase.updatePassword(user, next));
  try {
    await endSessions(user.uid);
    return true;
  } catch (error) {
    console.warn("The other sessions were not ended at once", error);
    return false;
  }
}
