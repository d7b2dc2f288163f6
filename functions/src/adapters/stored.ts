import { GrpcStatus, Timestamp } from "firebase-admin/firestore";
import * as v from "valibot";
import { DomainError, type ErrorCode } from "../domain/errors.ts";

/**
 * Reads a stored document as the domain knows it: timestamps become dates, and what does not fit is a fault and not data.
 * @throws DomainError internal, with the names of the fields that do not fit
 */
export function parseStored<Output>(
  schema: v.GenericSchema<unknown, Output>,
  data: Readonly<Record<string, unknown>>,
): Output {
  const fields = Object.entries(data).map(([name, value]) => [
    name,
    value instanceof Timestamp ? value.toDate() : value,
  ]);
  const result = v.safeParse(schema, Object.fromEntries(fields));
  if (result.success) return result.output;
  const paths = result.issues.map((issue) => v.getDotPath(issue) ?? issue.type);
  throw new DomainError("internal", undefined, { cause: new Error(`stored: ${paths.join()}`) });
}

/** What Firestore answers, and what the Admin SDK says when Firebase Auth does not. */
const CODES: ReadonlyMap<unknown, ErrorCode> = new Map<unknown, ErrorCode>([
  [GrpcStatus.ABORTED, "aborted"],
  [GrpcStatus.ALREADY_EXISTS, "already-exists"],
  [GrpcStatus.DEADLINE_EXCEEDED, "deadline-exceeded"],
  [GrpcStatus.RESOURCE_EXHAUSTED, "resource-exhausted"],
  [GrpcStatus.UNAVAILABLE, "unavailable"],
  ["app/network-error", "unavailable"],
  ["app/network-timeout", "deadline-exceeded"],
]);

/** A failure of Firestore or Auth with the domain's code and the original attached; any other failure as it is. */
export function coded(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? CODES.get(error.code) : undefined;
  return code ? new DomainError(code, undefined, { cause: error }) : error;
}

/** Gives failures of Firestore and Auth the domain's codes. */
export async function withCodes<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw coded(error);
  }
}
