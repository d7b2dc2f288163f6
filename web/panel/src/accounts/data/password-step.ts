import { DomainError } from "domain/shared/errors";
import { FirebaseError } from "firebase/app";
import * as firebase from "firebase/auth";
import { panelAuth } from "kit/firebase/panel-sdk";
import { withDomainErrors } from "./auth-errors.ts";

export interface CodeStep {
  /** @throws DomainError permission-denied, deadline-exceeded, unavailable */
  readonly answer: (code: string) => Promise<firebase.User>;
}

export async function afterPassword(
  request: Promise<firebase.UserCredential>,
): Promise<{ readonly user: firebase.User } | CodeStep> {
  try {
    return { user: (await request).user };
  } catch (error) {
    if (!isCodeNeeded(error)) return withDomainErrors(Promise.reject(error));
    const resolver = firebase.getMultiFactorResolver(panelAuth(), error);
    const factor = resolver.hints.find(({ factorId }) => factorId === firebase.FactorId.TOTP);
    if (!factor) throw new DomainError("failed-precondition", undefined, { cause: error });
    return {
      answer: async (code) => {
        const { TotpMultiFactorGenerator: totp } = firebase;
        const assertion = totp.assertionForSignIn(factor.uid, toDigits(code));
        return (await withDomainErrors(resolver.resolveSignIn(assertion))).user;
      },
    };
  }
}

export async function reauthenticate(
  user: firebase.User,
  password: string,
  code: string,
): Promise<"done" | "code-needed"> {
  const credential = firebase.EmailAuthProvider.credential(user.email ?? "", password);
  const step = await afterPassword(firebase.reauthenticateWithCredential(user, credential));
  if ("user" in step) return "done";
  if (code === "") return "code-needed";
  await step.answer(code);
  return "done";
}

function isCodeNeeded(error: unknown): error is firebase.MultiFactorError {
  return error instanceof FirebaseError && error.code === "auth/multi-factor-auth-required";
}

export function toDigits(code: string): string {
  return code.replace(/\D/g, "");
}
