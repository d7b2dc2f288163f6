import type { RestoredPost, SlugAction } from "domain/calls/deletion";
import { call } from "#data/callables.ts";
import { untilDone } from "#data/until-done.ts";
import { changeInParts } from "./change-in-parts.ts";

/**
 * @param actions by post id, default 410
 * @param operationId of a deletion that is continued
 * @throws PartialChange
 */
export async function deletePosts(
  ids: readonly string[],
  actions: Readonly<Record<string, SlugAction>> = {},
  operationId?: string,
): Promise<void> {
  const remove = (input: { operation_id: string; post_ids: string[] }) => {
    const named = Object.entries(actions).filter(([id]) => input.post_ids.includes(id));
    const slug_actions = Object.fromEntries(named);
    return call("deletePosts", { ...input, ...(named.length > 0 && { slug_actions }) });
  };
  await changeInParts(ids, "blog_posts", remove, operationId);
}

/** @throws PartialChange */
export async function restorePosts(
  ids: readonly string[],
  operationId?: string,
): Promise<readonly RestoredPost[]> {
  const all: RestoredPost[] = [];
  const restore = async (input: { operation_id: string; post_ids: string[] }) => {
    const answer = await call("restorePosts", input);
    all.push(...answer.restored);
    return answer;
  };
  await changeInParts(ids, "trash_posts", restore, operationId);
  return all;
}

/** @throws PartialChange */
export async function purgePosts(ids: readonly string[]): Promise<number> {
  let purged = 0;
  await changeInParts(ids, "trash_posts", async (input) => {
    const answer = await call("purgePosts", input);
    purged += answer.purged;
    return answer;
  });
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
