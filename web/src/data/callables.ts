import { FirebaseError } from "firebase/app";
import { httpsCallable } from "firebase/functions";
import type { CallName, Calls, ChunkOf, StreamName } from "functions/domain/calls";
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

/**
 * Calls a function that streams.
 * @param hear gets every piece as it arrives
 * @param signal breaks off: the call then fails
 * @throws DomainError as `call` does
 */
export async function streamCall<Name extends StreamName>(
  name: Name,
  input: Calls[Name]["input"],
  hear: (piece: ChunkOf<Name>) => void,
  signal: AbortSignal,
): Promise<Calls[Name]["output"]> {
  const run = httpsCallable<Calls[Name]["input"], Calls[Name]["output"], ChunkOf<Name>>(
    panelFunctions(),
    name,
  );
  try {
    const { stream, data } = await run.stream(input, { signal });
    // It fails together with the stream, which is listened to first.
    data.catch(() => {});
    for await (const piece of stream) hear(piece);
    // A connection that ended early leaves the result open for ever.
    const result = await Promise.race([data, Promise.resolve(undefined)]);
    if (result !== undefined) return result;
  } catch (error) {
    throw callError(error);
  }
  throw new DomainError("unavailable");
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
