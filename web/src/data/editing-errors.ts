import { FirebaseError } from "firebase/app";
import { DomainError } from "functions/domain/errors";

/**
 * Gives a failure of the database the domain's code and a sentence that helps; what was typed is safe in the browser.
 * @throws DomainError, or whatever the work throws of its own
 */
export async function withEditingErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof FirebaseError)) throw error;
    switch (error.code) {
      case "unavailable":
        throw new DomainError(
          "unavailable",
          "The server cannot be reached. Your text is kept in this browser.",
          { cause: error },
        );
      case "permission-denied":
      case "unauthenticated":
        throw new DomainError(
          "permission-denied",
          "The server refused this. If your session has ended, sign in again: your text is kept in this browser.",
          { cause: error },
        );
      default:
        throw new DomainError("internal", undefined, { cause: error });
    }
  }
}
