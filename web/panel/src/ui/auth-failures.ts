import { DomainError, type ErrorCode } from "domain/shared/errors";

export type FailureTexts = Readonly<Partial<Record<ErrorCode, string>>>;

export const authTexts = {
  codeMissing: "Type the 6 digits.",
  wrongCode: "This code is not right. Type the one that your app shows now.",
  easyPassword: "This password is too easy to guess. Use 12 characters or more.",
  later: "Please try again later.",
} as const;

/** For every form that Firebase Auth answers. */
export const authFailures = {
  "resource-exhausted": "Too many attempts. Wait a few minutes and try again.",
  unavailable: "The server cannot be reached. Check your connection and try again.",
} as const satisfies FailureTexts;

export function getErrorCode(error: unknown): ErrorCode {
  return error instanceof DomainError ? error.code : "internal";
}

/** @returns undefined for a failure that the texts do not name */
export function knownFailureText(texts: FailureTexts, error: unknown): string | undefined {
  return texts[getErrorCode(error)];
}
