import {
  type CallName,
  type Calls,
  type ChunkOf,
  findCall,
  type StreamName,
} from "domain/calls/calls";
import { DomainError, findErrorCode } from "domain/shared/errors";
import { FirebaseError } from "firebase/app";
import { httpsCallableFromURL } from "firebase/functions";
import { callUrl, panelFunctions } from "kit/firebase/panel-sdk";
import { sendInput } from "kit/firebase/send-file";
import * as v from "valibot";
import { panelHeaders } from "./panel-headers.ts";

/** The function answers that its time is over before the browser gives up. */
const EXTRA_SECONDS = 10;

/** The SDK appends the HTTP status. */
const SDK_STATUS = / \[\d{1,3}\]$/;

/** @throws DomainError unavailable (offline), deadline-exceeded */
export async function call<Name extends CallName>(
  name: Name,
  input: Calls[Name]["input"],
): Promise<Calls[Name]["output"]> {
  if (!navigator.onLine) throw new DomainError("unavailable");
  const run = httpsCallableFromURL<Calls[Name]["input"], Calls[Name]["output"]>(
    panelFunctions(),
    callUrl(name),
    { timeout: getTimeoutMs(name) },
  );
  try {
    return (await run(input)).data;
  } catch (error) {
    throw callError(error);
  }
}

/**
 * As `call`, for an input that takes time to send.
 * @param onProgress gets the share of its bytes, 0 to 1
 * @throws DomainError unavailable (offline), deadline-exceeded
 */
export async function callWithProgress<Name extends CallName>(
  name: Name,
  input: Calls[Name]["input"],
  onProgress: (share: number) => void,
): Promise<Calls[Name]["output"]> {
  const schema = v.custom<Calls[Name]["output"]>(() => true);
  const headers = await panelHeaders();
  const timeoutMs = getTimeoutMs(name);
  return sendInput(schema, { url: callUrl(name), input, headers, timeoutMs, onProgress });
}

function getTimeoutMs(name: CallName): number {
  return (findCall(name).contract.seconds + EXTRA_SECONDS) * 1000;
}

/** Starts the process that answers a call, so that the first one does not wait for it. Its failure means nothing. */
export function wakeProcess(name: CallName): void {
  fetch(new URL("wake", callUrl(name)), { mode: "no-cors" }).catch(() => {});
}

/** @throws DomainError */
export async function streamCall<Name extends StreamName>(
  name: Name,
  input: Calls[Name]["input"],
  onChunk: (chunk: ChunkOf<Name>) => void,
  signal: AbortSignal,
): Promise<Calls[Name]["output"]> {
  const run = httpsCallableFromURL<Calls[Name]["input"], Calls[Name]["output"], ChunkOf<Name>>(
    panelFunctions(),
    callUrl(name),
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
    findErrorCode(code) ?? "internal",
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
