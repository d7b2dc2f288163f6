import { DRAFT_DAYS } from "../../domain/posts/post-draft.ts";
import { addDays } from "../../domain/shared/days.ts";
import { limits } from "../../domain/shared/limits.ts";
import type { StoreDeps } from "../store/store.ts";

/** Deletes drafts of 30 days, and notes of editors that were closed without deleting theirs. */
export async function trimDrafts({ store, now }: StoreDeps): Promise<number> {
  const before = (days: number) => addDays(now(), -days);
  const page = { limit: limits.deletePage, fields: [] } as const;
  const drafts = () =>
    store.query("post_drafts", { ...page, where: ["saved_at", "<=", before(DRAFT_DAYS)] });
  const editors = () => store.query("post_editors", { ...page, where: ["at", "<=", before(1)] });

  let deleted = 0;
  for (const [collection, due] of [
    ["post_drafts", drafts],
    ["post_editors", editors],
  ] as const) {
    for (let found = await due(); found.length > 0; found = await due()) {
      await store.batch((writes) => {
        for (const { id } of found) writes.delete(collection, id);
      });
      deleted += found.length;
    }
  }
  return deleted;
}
