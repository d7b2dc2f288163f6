import { DomainError } from "domain/shared/errors";
import { FirebaseError } from "firebase/app";

export async function withEditingErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const isUnanswered = error instanceof DomainError && error.code === "unavailable";
    if (!(error instanceof FirebaseError) && !isUnanswered) throw error;
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
