import { chunksOf } from "domain/shared/chunks";
import { PartialChange } from "./partial-change.ts";
import { byIds, MOST_POSTS_AT_ONCE } from "./posts-at.ts";

interface PostsCall {
  readonly operation_id: string;
  readonly post_ids: string[];
}

/**
 * Sends calls until all posts are changed.
 * @param from the collection that a changed post leaves
 * @throws PartialChange
 */
export async function changeInParts(
  ids: readonly string[],
  from: "blog_posts" | "trash_posts",
  ask: (call: PostsCall) => Promise<{ readonly rest?: number }>,
  operation_id: string = crypto.randomUUID(),
): Promise<void> {
  let post_ids = [...ids];
  try {
    while (post_ids.length > 0) {
      const { rest = 0 } = await ask({ operation_id, post_ids });
      post_ids = post_ids.slice(post_ids.length - rest);
    }
  } catch (error) {
    // The answer may be lost although posts were changed.
    const left = await findStored(from, post_ids).catch(() => undefined);
    throw new PartialChange(operation_id, left, error);
  }
}

async function findStored(
  name: "blog_posts" | "trash_posts",
  ids: readonly string[],
): Promise<readonly string[]> {
  const parts = chunksOf(ids, MOST_POSTS_AT_ONCE);
  const found = await Promise.all(parts.map((part) => byIds(name, part)));
  return found.flatMap((documents) => documents.map(({ id }) => id));
}
