import type { Calls } from "domain/calls/calls";
import type { PurgePostsInput } from "domain/calls/deletion";
import type { Actor } from "domain/shared/audit";
import type * as v from "valibot";
import type { StoreDeps, Transaction } from "../store/store.ts";
import { changePosts } from "./change-posts.ts";

/** Removes posts from the trash for good. Their slugs keep their answers. */
export async function purgePosts(
  deps: StoreDeps,
  input: v.InferOutput<typeof PurgePostsInput>,
  actor: Actor,
): Promise<Calls["purgePosts"]["output"]> {
  const { changed, ...rest } = await changePosts(
    deps,
    input,
    actor,
    "posts_purged",
    async (transaction, ids) => {
      const { trash_posts } = await transaction.read({ trash_posts: { ids, fields: ["post"] } });
      if (trash_posts.size > 0) await removeFromTrash(transaction, [...trash_posts.keys()]);
      return new Map([...trash_posts].map(([id, { post }]) => [id, post]));
    },
  );
  return { purged: changed.size, ...rest };
}

/** Except of a post that was imported again under the same id. */
export async function removeFromTrash(
  transaction: Transaction,
  ids: readonly string[],
): Promise<void> {
  const { blog_posts } = await transaction.read({ blog_posts: { ids, fields: [] } });
  const gone = ids.filter((id) => !blog_posts.has(id));
  const ofPosts = { where: ["post_id", "in", gone], fields: [] } as const;
  const versions = await transaction.query("post_versions", ofPosts);
  const records = await transaction.query("claim_records", ofPosts);
  for (const { id } of versions) transaction.delete("post_versions", id);
  for (const { id } of records) transaction.delete("claim_records", id);
  for (const id of ids) transaction.delete("trash_posts", id);
  for (const id of gone) transaction.delete("post_bodies", id);
}
