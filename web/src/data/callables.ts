import { FirebaseError } from "firebase/app";
import { httpsCallable } from "firebase/functions";
import type { CallName, Calls } from "functions/domain/calls";
import { DomainError, isErrorCode } from "functions/domain/errors";
import { panelFunctions } from "#firebase/panel.ts";

/** Milliseconds: more than the longest of our functions may take, so that the server is the one to give up. */
const TIMEOUT_MS = 310_000;

/**
 * Calls a function for the signed-in person.
 * @throws DomainError with the function's code, and its sentence when the server marked it as fit to be shown
 */
export async function call<Name extends CallName>(
  name: Name,
  input: Calls[Name]["input"],
): Promise<Calls[Name]["output"]> {
  const run = httpsCallable<Calls[Name]["input"], Calls[Name]["output"]>(panelFunctions(), name, {
    timeout: TIMEOUT_MS,
  });
  try {
    return (await run(input)).data;
  } catch (error) {
    throw callError(error);
  }
}

/** The failure of a call in the words of the domain; the original is its cause. */
export function callError(error: unknown): DomainError {
  if (!(error instanceof FirebaseError)) {
    return new DomainError("internal", undefined, { cause: error });
  }
  const code = error.code.replace(/^functions\//, "");
  return new DomainError(
    isErrorCode(code) ? code : "internal",
    isSafe(error) ? error.message : undefined,
    { cause: error },
  );
}

function isSafe(error: FirebaseError): boolean {
  const details: unknown = "details" in error ? error.details : undefined;
  return (
    typeof details === "object" && details !== null && "safe" in details && details.safe === true
  );
}
