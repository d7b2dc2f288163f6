import type { Unfinished } from "domain/calls/deletion";
import { toChunks } from "domain/shared/chunks";
import { byIds, MAX_POSTS_AT_ONCE } from "#data/posts-at.ts";
import { PartialChange } from "./partial-change.ts";

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
  ask: (call: PostsCall) => Promise<Unfinished>,
  operation_id: string = crypto.randomUUID(),
): Promise<void> {
  try {
    await askForAll(ids, (post_ids) => ask({ operation_id, post_ids }));
  } catch (error) {
    // The answer may be lost although posts were changed.
    const left = await findStored(from, ids).catch(() => undefined);
    throw new PartialChange(operation_id, left, error);
  }
}

/** Repeats a call with the ids that it had no time for, until none is left. */
export async function askForAll(
  ids: readonly string[],
  ask: (post_ids: string[]) => Promise<Unfinished>,
): Promise<void> {
  let post_ids = [...ids];
  while (post_ids.length > 0) {
    const { rest = 0 } = await ask(post_ids);
    post_ids = post_ids.slice(post_ids.length - rest);
  }
}

async function findStored(
  name: "blog_posts" | "trash_posts",
  ids: readonly string[],
): Promise<readonly string[]> {
  const parts = toChunks(ids, MAX_POSTS_AT_ONCE);
  const found = await Promise.all(parts.map((part) => byIds(name, part)));
  return found.flatMap((documents) => documents.map(({ id }) => id));
}
