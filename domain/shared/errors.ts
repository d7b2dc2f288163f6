/**
 * Codes of the callable protocol: https://firebase.google.com/docs/reference/node/firebase.functions#functionserrorcode
 */
export const ERROR_CODES = [
  "unauthenticated",
  "permission-denied",
  "invalid-argument",
  "not-found",
  "already-exists",
  "failed-precondition",
  "resource-exhausted",
  "deadline-exceeded",
  "aborted",
  "unavailable",
  "internal",
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly safe: string | undefined;

  /** @param safe English sentence for the panel */
  constructor(code: ErrorCode, safe?: string, options?: ErrorOptions) {
    super(safe ?? code, options);
    this.name = "DomainError";
    this.code = code;
    this.safe = safe;
  }
}

/** @param code 'INVALID_ARGUMENT' or 'invalid-argument' */
export function findErrorCode(code: string): ErrorCode | undefined {
  return ERROR_CODES.find((errorCode) => errorCode === code.toLowerCase().replaceAll("_", "-"));
}
