import { DomainError } from "domain/shared/errors";
import { FirebaseError } from "firebase/app";

/** Says what a failure means for the text in the editor. A sentence of the server's own is kept. */
export async function withEditingErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const isOfServer = error instanceof FirebaseError || error instanceof DomainError;
    if (!isOfServer || (error instanceof DomainError && error.safe !== undefined)) throw error;
    switch (error.code) {
      case "unavailable":
      case "deadline-exceeded":
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
