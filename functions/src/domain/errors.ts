/**
 * Every failure that crosses a boundary has one of these codes. They are the callable protocol's codes,
 * so server, wire and client use one word (https://firebase.google.com/docs/reference/node/firebase.functions#functionserrorcode).
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

/** A failure with a code for programs and, when `safe` is given, a sentence that may be shown to the person. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly safe: string | undefined;

  /**
   * @param code one of ERROR_CODES
   * @param safe an English sentence fit for the panel; leave it out to let the screen use its own words
   * @param options `cause` keeps the original for the log
   */
  constructor(code: ErrorCode, safe?: string, options?: ErrorOptions) {
    super(safe ?? code, options);
    this.name = "DomainError";
    this.code = code;
    this.safe = safe;
  }
}

/** Whether a value is one of ERROR_CODES. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return ERROR_CODES.some((code) => code === value);
}
