import { DomainError } from "domain/shared/errors";
import * as firebase from "firebase/auth";
import { panelAuth } from "kit/firebase/panel-sdk";
import { withDomainErrors } from "./auth-errors.ts";
import { reauthenticate } from "./password-step.ts";
import { endSessions } from "./sessions.ts";

export type PasswordChange = "code-needed" | "ends-at-once" | "ends-within-an-hour";

/** @throws DomainError unauthenticated, permission-denied (code), invalid-argument, resource-exhausted, unavailable */
export async function changeOwnPassword(
  current: string,
  next: string,
  code: string,
): Promise<PasswordChange> {
  const user = panelAuth().currentUser;
  if (!user?.email) throw new DomainError("unauthenticated");
  if ((await reauthenticate(user, current, code)) === "code-needed") return "code-needed";
  await withDomainErrors(firebase.updatePassword(user, next));
  try {
    await endSessions(user.uid);
    return "ends-at-once";
  } catch (error) {
    console.warn("The other sessions were not ended at once", error);
    return "ends-within-an-hour";
  }
}
