import type { Post } from "domain/posts/post";
import type { Actor, AuditAction } from "domain/shared/audit";
import { chunksOf } from "domain/shared/chunks";
import { limits } from "domain/shared/limits";
import type { StoreDeps, Transaction } from "../store/store.ts";
import { auditDetailsOf, operationEntry } from "./audited-posts.ts";

interface PostOperation {
  /** The same in every call of one operation; its audit entry has this id. */
  readonly operation_id?: string | undefined;
  readonly post_ids: readonly string[];
}

type Titled = Pick<Post, "title"> | undefined;

/**
 * Changes many posts as one operation: a hundred in a commit, which also counts them in the operation's audit entry, so
 * that the entry is true when the operation is interrupted.
 * @param change returns the posts that it has changed; posts that an earlier call has changed are none of them
 * @returns the changed posts, and `rest`, the number of ids at the end for which time was too short
 */
export async function changePosts<T extends Titled>(
  { store, now }: StoreDeps,
  { operation_id, post_ids }: PostOperation,
  actor: Actor,
  action: AuditAction,
  change: (
    transaction: Transaction,
    ids: readonly string[],
    now: Date,
  ) => Promise<ReadonlyMap<string, T>>,
): Promise<{ readonly changed: ReadonlyMap<string, T>; readonly rest?: number }> {
  const until = now().getTime() + limits.deleteSliceMs;
  const changed = new Map<string, T>();
  let rest = post_ids.length;
  for (const ids of chunksOf(post_ids, limits.trashPage)) {
    if (rest < post_ids.length && now().getTime() >= until) return { changed, rest };
    const posts = await store.atomically(async (transaction) => {
      const record = await operationEntry(transaction, operation_id, actor, action);
      const time = now();
      const part = await change(transaction, ids, time);
      const [target] = part.keys();
      if (target !== undefined) record(time, target, auditDetailsOf([...part.values()]));
      return part;
    });
    for (const [id, post] of posts) changed.set(id, post);
    rest -= ids.length;
  }
  return { changed };
}
