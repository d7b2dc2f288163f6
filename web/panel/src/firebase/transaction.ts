import { runTransaction, type Transaction } from "firebase/firestore";
import { panelFirestore } from "kit/firebase/panel-sdk";
import { untilAnswered } from "./connection.ts";

/**
 * Unlike batches, transactions fail offline and appear only once stored.
 * @throws DomainError unavailable
 */
export function inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  return untilAnswered(() => runTransaction(panelFirestore(), work));
}
