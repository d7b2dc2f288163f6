import { DAY_MS } from "domain/shared/days";
import type { Log } from "../log.ts";
import type { Snapshot, Store } from "../store/store.ts";

const MAX_ADDRESSES_PER_REQUEST = 10_000;
const ENTRIES_PER_PAGE = 500;
const REFUSED_MS = DAY_MS;

export interface SubmitAddressesDeps {
  readonly store: Store;
  readonly origin: string;
  /** @returns a status, 0 without an answer */
  readonly submit: (addresses: readonly string[]) => Promise<number>;
  readonly log: Log;
}

/** Submits what waits, in as many requests as needed. Addresses that are refused are dropped after a day. */
export async function submitAddresses(
  deps: SubmitAddressesDeps,
  signal?: AbortSignal,
): Promise<void> {
  let waiting: readonly OutboxEntry[];
  do {
    waiting = await deps.store.query("indexnow_outbox", { limit: ENTRIES_PER_PAGE });
    for (const entries of toRequests(waiting)) {
      if (signal?.aborted || !(await submitEntries(deps, entries))) return;
    }
  } while (waiting.length >= ENTRIES_PER_PAGE);
}

type OutboxEntry = Snapshot<{ readonly slugs: readonly string[] }>;

/** Parts of the entries that fit into a request each; an entry has far fewer addresses than a request may have. */
function toRequests(waiting: readonly OutboxEntry[]): readonly (readonly OutboxEntry[])[] {
  const requests: OutboxEntry[][] = [];
  let addresses = 0;
  for (const entry of waiting) {
    const last = requests.at(-1);
    addresses += entry.data.slugs.length;
    if (last && addresses <= MAX_ADDRESSES_PER_REQUEST) last.push(entry);
    else {
      requests.push([entry]);
      addresses = entry.data.slugs.length;
    }
  }
  return requests;
}

/** @returns whether the next request may follow */
async function submitEntries(
  { store, origin, submit, log }: SubmitAddressesDeps,
  entries: readonly OutboxEntry[],
): Promise<boolean> {
  const slugs = new Set(entries.flatMap(({ data }) => data.slugs));
  const status = await submit([...slugs].map((slug) => `${origin}/blog/${slug}`));
  const isAccepted = status >= 200 && status < 300;
  const isRefused = status >= 300 && status < 500 && status !== 429;
  const done = entries.filter(({ createTime, readTime }) => {
    const isOld = readTime.getTime() - createTime.getTime() > REFUSED_MS;
    return isAccepted || (isRefused && isOld);
  });
  if (!isAccepted) {
    log("indexnow_not_sent", { reason: status, addresses: slugs.size, dropped: done.length });
  }
  await store.batch((writes) => {
    for (const { id } of done) writes.delete("indexnow_outbox", id);
  });
  return isAccepted;
}
