import type { Post } from "domain/posts/post";
import type { Actor, AuditAction } from "domain/shared/audit";
import { toChunks } from "domain/shared/chunks";
import { limits } from "domain/shared/limits";
import type { StoreDeps, Transaction } from "../store/store.ts";
import { operationEntry, toAuditDetails } from "./audited-posts.ts";

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
  deps: StoreDeps,
  { operation_id, post_ids }: PostOperation,
  actor: Actor,
  action: AuditAction,
  change: (
    transaction: Transaction,
    ids: readonly string[],
    now: Date,
  ) => Promise<ReadonlyMap<string, T>>,
): Promise<{ readonly changed: ReadonlyMap<string, T>; readonly rest?: number }> {
  const { parts, ...unfinished } = await commitInParts(
    deps,
    post_ids,
    limits.trashPage,
    async (transaction, ids, now) => {
      const record = await operationEntry(transaction, operation_id, actor, action);
      const part = await change(transaction, ids, now);
      const [target] = part.keys();
      if (target !== undefined) record(now, target, toAuditDetails([...part.values()]));
      return part;
    },
  );
  return { changed: new Map(parts.flatMap((part) => [...part])), ...unfinished };
}

/**
 * Changes posts in several commits, one after the other, until the time of a call is over.
 * @param size of a commit, in posts
 * @returns what each commit answered, and `rest`, the number of ids at the end for which time was too short
 */
export async function commitInParts<Part>(
  { store, now }: StoreDeps,
  post_ids: readonly string[],
  size: number,
  change: (transaction: Transaction, ids: readonly string[], now: Date) => Promise<Part>,
): Promise<{ readonly parts: readonly Part[]; readonly rest?: number }> {
  const until = now().getTime() + limits.deleteSliceMs;
  const parts: Part[] = [];
  let rest = post_ids.length;
  for (const ids of toChunks(post_ids, size)) {
    if (parts.length > 0 && now().getTime() >= until) return { parts, rest };
    parts.push(await store.atomically((transaction) => change(transaction, ids, now())));
    rest -= ids.length;
  }
  return { parts };
}
