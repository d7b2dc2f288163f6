import { DomainError, type ErrorCode } from "domain/shared/errors";
import { type Firestore, GrpcStatus, Timestamp, type Transaction } from "firebase-admin/firestore";
import * as v from "valibot";

export function parseStored<Output>(
  schema: v.GenericSchema<unknown, Output>,
  data: Readonly<Record<string, unknown>>,
): Output {
  const result = v.safeParse(schema, withDates(data));
  if (result.success) return result.output;
  const paths = result.issues.map((issue) => v.getDotPath(issue) ?? issue.type);
  throw new DomainError("internal", undefined, { cause: new Error(`stored: ${paths.join()}`) });
}

export function withDates(data: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]: [string, unknown]) => [name, dated(value)]),
  );
}

function dated(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(dated);
  return Object.getPrototypeOf(value) === Object.prototype ? withDates(value) : value;
}

const CODES: ReadonlyMap<unknown, ErrorCode> = new Map<unknown, ErrorCode>([
  [GrpcStatus.ABORTED, "aborted"],
  [GrpcStatus.ALREADY_EXISTS, "already-exists"],
  [GrpcStatus.DEADLINE_EXCEEDED, "deadline-exceeded"],
  [GrpcStatus.RESOURCE_EXHAUSTED, "resource-exhausted"],
  [GrpcStatus.UNAVAILABLE, "unavailable"],
  ["app/network-error", "unavailable"],
  ["app/network-timeout", "deadline-exceeded"],
]);

export function toDomainError(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? CODES.get(error.code) : undefined;
  return code ? new DomainError(code, undefined, { cause: error }) : error;
}

export async function withDomainErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw toDomainError(error);
  }
}

/** Two tabs, or a view and an edit, may compete for a document. */
const ATTEMPTS = 10;

export function inTransaction<Result>(
  db: Firestore,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return withDomainErrors(runTransaction(db, work, ATTEMPTS));
}

/** Competing transactions may be closed by the server; the SDK repeats only expired ones. */
async function runTransaction<Result>(
  db: Firestore,
  work: (transaction: Transaction) => Promise<Result>,
  attempts: number,
): Promise<Result> {
  try {
    return await db.runTransaction(work, { maxAttempts: ATTEMPTS });
  } catch (error) {
    if (attempts === 1 || !isClosed(error)) throw error;
    return runTransaction(db, work, attempts - 1);
  }
}

function isClosed(error: unknown): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    error.code === GrpcStatus.INVALID_ARGUMENT &&
    /transaction is invalid or (closed|expired)|no longer valid/i.test(error.message)
  );
}
