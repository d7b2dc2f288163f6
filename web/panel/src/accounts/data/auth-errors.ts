import { DomainError, type ErrorCode } from "domain/shared/errors";
import { FirebaseError } from "firebase/app";

/** Hides which accounts exist (docs/threats.md T09). */
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
  "auth/expired-action-code": "not-found",
  "auth/invalid-action-code": "not-found",
  "auth/operation-not-allowed": "failed-precondition",
  "auth/invalid-verification-code": "permission-denied",
  "auth/totp-challenge-timeout": "deadline-exceeded",
  "auth/invalid-multi-factor-session": "deadline-exceeded",
  "auth/code-expired": "deadline-exceeded",
  "auth/too-many-enrollment-attempts": "deadline-exceeded",
  "auth/admin-restricted-operation": "failed-precondition",
};

/** @throws DomainError */
export async function withDomainErrors<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    const code = error instanceof FirebaseError ? CODES[error.code] : undefined;
    throw new DomainError(code ?? "internal", undefined, { cause: error });
  }
}
