import { runTransaction, type Transaction } from "firebase/firestore";
import { untilAnswered } from "./connection.ts";
import { panelFirestore } from "./panel-sdk.ts";

/**
 * Unlike a batch, a transaction is not shown before the server has stored it, and not kept for later without a network.
 * @throws DomainError unavailable
 */
export function inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  return untilAnswered(() => runTransaction(panelFirestore(), work));
}
