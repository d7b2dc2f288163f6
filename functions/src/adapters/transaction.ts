import type { Firestore, Transaction } from "firebase-admin/firestore";
import { withCodes } from "./stored.ts";

/** Two tabs of one administrator, or a reader's view and an edit, want the same documents for as long as both go on. */
const ATTEMPTS = 10;

/**
 * Does `work` in one commit: all of its reads, then all of its writes, again from the start when somebody else wrote
 * what it had read.
 * @throws DomainError with the database's code, 'aborted' when others were faster every time
 */
export function inTransaction<Result>(
  db: Firestore,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return withCodes(db.runTransaction(work, { maxAttempts: ATTEMPTS }));
}
