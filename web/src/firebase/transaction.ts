import { runTransaction, type Transaction } from "firebase/firestore";
import { untilAnswered } from "./connection.ts";
import { panelFirestore } from "./panel-sdk.ts";

/**
 * Unlike batches, transactions fail offline and appear only once stored.
 * @throws DomainError unavailable
 */
export function inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  return untilAnswered(() => runTransaction(panelFirestore(), work));
}
