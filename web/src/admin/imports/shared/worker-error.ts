import { MissingCode } from "#lib/load-twice.ts";

/** Only errors of code that runs have a message. */
export function workerError(event: ErrorEvent): Error {
  return event.message ? new Error(event.message) : new MissingCode(event);
}
