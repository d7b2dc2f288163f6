import { DAY_MS } from "../../domain/shared/days.ts";
import type { Log } from "../log.ts";
import type { Store } from "../store/store.ts";

/** Of one request. */
const MOST_ADDRESSES = 10_000;
/** Of one commit. */
const MOST_ENTRIES = 500;
const REFUSED_MS = DAY_MS;

export interface SubmitAddressesDeps {
  readonly store: Store;
  readonly origin: string;
  /** @returns a status, 0 without an answer */
  readonly submit: (addresses: readonly string[]) => Promise<number>;
  readonly log: Log;
}

/** Submits what waits in one request. Dropped are more addresses than one may have, and refused ones after a day. */
export async function submitAddresses({
  store,
  origin,
  submit,
  log,
}: SubmitAddressesDeps): Promise<void> {
  const waiting = await store.query("indexnow_outbox", { limit: MOST_ENTRIES });
  const slugs = new Set(waiting.flatMap(({ data }) => data.slugs));
  if (slugs.size === 0) return;
  const isTooMany = slugs.size > MOST_ADDRESSES;
  const status = isTooMany ? 0 : await submit([...slugs].map((slug) => `${origin}/blog/${slug}`));
  const isAccepted = status >= 200 && status < 300;
  const isRefused = status >= 300 && status < 500 && status !== 429;
  const done = waiting.filter(({ createTime, readTime }) => {
    const isOld = readTime.getTime() - createTime.getTime() > REFUSED_MS;
    return isTooMany || isAccepted || (isRefused && isOld);
  });
  if (!isAccepted) {
    const reason = isTooMany ? "too many" : status;
    log("indexnow_not_sent", { reason, addresses: slugs.size, dropped: done.length });
  }
  await store.batch((writes) => {
    for (const { id } of done) writes.delete("indexnow_outbox", id);
  });
}
