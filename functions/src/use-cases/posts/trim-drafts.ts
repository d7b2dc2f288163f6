import { DRAFT_DAYS } from "domain/posts/post-draft";
import { addDays } from "domain/shared/days";
import { limits } from "domain/shared/limits";
import type { Reads, StoreDeps } from "../store/store.ts";

/** Deletes drafts of 30 days, and notes of editors that were closed without deleting theirs. */
export async function trimDrafts({ store, now }: StoreDeps): Promise<number> {
  const before = (days: number) => addDays(now(), -days);
  const page = { limit: limits.deletePage, fields: [] } as const;
  const drafts = (reads: Reads) =>
    reads.query("post_drafts", { ...page, where: ["saved_at", "<=", before(DRAFT_DAYS)] });
  const editors = (reads: Reads) =>
    reads.query("post_editors", { ...page, where: ["at", "<=", before(1)] });

  let deleted = 0;
  for (const [collection, due] of [
    ["post_drafts", drafts],
    ["post_editors", editors],
  ] as const) {
    const deletePage = () =>
      store.atomically(async (transaction) => {
        const found = await due(transaction);
        for (const { id } of found) transaction.delete(collection, id);
        return found.length;
      });
    for (let count = await deletePage(); count > 0; count = await deletePage()) deleted += count;
  }
  return deleted;
}
