import { getErrorCode, type Log } from "./log.ts";
import type { Change, Store, Transaction } from "./store/store.ts";

const CURRENT = "current";
type StatusChange = Change<"site_status">;

/** @returns a write, because a transaction reads first */
export async function statusIn(transaction: Transaction): Promise<(change: StatusChange) => void> {
  const { site_status } = await transaction.read({ site_status: { ids: [CURRENT], fields: [] } });
  return (change) => {
    if (!site_status.has(CURRENT)) transaction.set("site_status", CURRENT, { runs: {} });
    transaction.update("site_status", CURRENT, change);
  };
}

/** Never rejects, because what it records has already happened. */
export async function recordStatus(
  { store, log }: { readonly store: Store; readonly log: Log },
  change: StatusChange,
): Promise<void> {
  try {
    await store.atomically(async (transaction) => (await statusIn(transaction))(change));
  } catch (error) {
    log("status_not_recorded", { code: getErrorCode(error) });
  }
}
