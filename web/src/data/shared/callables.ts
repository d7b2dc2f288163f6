import { FirebaseError } from "firebase/app";
import { httpsCallable } from "firebase/functions";
import type { CallName, Calls, ChunkOf, StreamName } from "functions/domain/calls/calls";
import { DomainError, errorCodeOf } from "functions/domain/shared/errors";
import { panelFunctions } from "#firebase/panel-sdk.ts";

/** Longer than the functions' own timeouts. */
const TIMEOUT_MS = 70_000;
const LONG_TIMEOUTS_MS: Partial<Record<CallName, number>> = {
  importChunk: 130_000,
  deleteImportJob: 130_000,
  restoreImportJob: 130_000,
  deletePosts: 130_000,
  restorePosts: 130_000,
  purgePosts: 130_000,
  deleteAllPosts: 130_000,
  copyPicture: 130_000,
  findForeignPictures: 130_000,
  checkGoogleIndexing: 310_000,
};

/** The SDK appends the HTTP status. */
const SDK_STATUS = / \[\d{1,3}\]$/;

/** @throws DomainError unavailable (offline), deadline-exceeded */
export async function call<Name extends CallName>(
  name: Name,
  input: Calls[Name]["input"],
): Promise<Calls[Name]["output"]> {
  if (!navigator.onLine) throw new DomainError("unavailable");
  const run = httpsCallable<Calls[Name]["input"], Calls[Name]["output"]>(panelFunctions(), name, {
    timeout: LONG_TIMEOUTS_MS[name] ?? TIMEOUT_MS,
  });
  try {
    return (await run(input)).data;
  } catch (error) {
    throw callError(error);
  }
}

/** @throws DomainError */
export async function streamCall<Name extends StreamName>(
  name: Name,
  input: Calls[Name]["input"],
  onChunk: (chunk: ChunkOf<Name>) => void,
  signal: AbortSignal,
): Promise<Calls[Name]["output"]> {
  const run = httpsCallable<Calls[Name]["input"], Calls[Name]["output"], ChunkOf<Name>>(
    panelFunctions(),
    name,
  );
  try {
    const { stream, data } = await run.stream(input, { signal });
    // The stream reports the same error.
    data.catch(() => {});
    for await (const chunk of stream) onChunk(chunk);
    // After a broken connection `data` never settles.
    const result = await Promise.race([data, Promise.resolve(undefined)]);
    if (result !== undefined) return result;
  } catch (error) {
    throw callError(error);
  }
  throw new DomainError("unavailable");
}

export function callError(error: unknown): DomainError {
  if (!(error instanceof FirebaseError)) {
    return new DomainError("internal", undefined, { cause: error });
  }
  const code = error.code.replace(/^functions\//, "");
  return new DomainError(
    errorCodeOf(code) ?? "internal",
    isSafe(error) ? error.message.replace(SDK_STATUS, "") : undefined,
    { cause: error },
  );
}

function isSafe(error: FirebaseError): boolean {
  const details: unknown = "details" in error ? error.details : undefined;
  return (
    typeof details === "object" && details !== null && "safe" in details && details.safe === true
  );
}
