import type { RestoredPost, SlugAction } from "functions/domain/calls/deletion";
import { chunksOf } from "functions/domain/shared/chunks";
import { limits } from "functions/domain/shared/limits";
import { call } from "#data/shared/callables.ts";
import { untilDone } from "#data/shared/until-done.ts";

/** @param actions by post id, default 410 */
export async function deletePosts(
  ids: readonly string[],
  actions: Readonly<Record<string, SlugAction>> = {},
): Promise<void> {
  for (const post_ids of chunksOf(ids, limits.trashPage)) {
    const named = Object.entries(actions).filter(([id]) => post_ids.includes(id));
    await call("deletePosts", {
      post_ids: [...post_ids],
      ...(named.length === 0 ? {} : { slug_actions: Object.fromEntries(named) }),
    });
  }
}

export async function restorePosts(ids: readonly string[]): Promise<readonly RestoredPost[]> {
  const restored: RestoredPost[] = [];
  for (const post_ids of chunksOf(ids, limits.trashPage)) {
    restored.push(...(await call("restorePosts", { post_ids: [...post_ids] })).restored);
  }
  return restored;
}

export async function purgePosts(ids: readonly string[]): Promise<number> {
  let purged = 0;
  for (const post_ids of chunksOf(ids, limits.trashPage)) {
    purged += (await call("purgePosts", { post_ids: [...post_ids] })).purged;
  }
  return purged;
}

/** The same id resumes a failed deletion. */
export interface AllPostsDeletion {
  readonly id: string;
  readonly count: number;
}

/** @throws DomainError failed-precondition (changed posts, running import) */
export function deleteAllPosts(
  { id, count }: AllPostsDeletion,
  phrase: string,
  onProgress: (deleted: number) => void,
): Promise<{ readonly deleted: number; readonly remaining: number }> {
  return untilDone(
    () => call("deleteAllPosts", { deletion_id: id, phrase, expected_count: count }),
    ({ deleted }) => onProgress(deleted),
  );
}
