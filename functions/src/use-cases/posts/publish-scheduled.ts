import { followsPublication, needsClaimCheck } from "domain/posts/post";
import { postChange } from "domain/posts/post-change";
import { auditEntry, SYSTEM } from "domain/shared/audit";
import { getErrorCode, type Log } from "../log.ts";
import type { Snapshot, Store, StoreDeps } from "../store/store.ts";

const POSTS_PER_PAGE = 100;

export interface PublishScheduledDeps extends StoreDeps {
  readonly log: Log;
}

/** A post that fails stays due, and does not stop those behind it. */
export async function publishScheduled(
  { store, now, log }: PublishScheduledDeps,
  signal?: AbortSignal,
): Promise<{ readonly published: number; readonly failed: number }> {
  let published = 0;
  const failedIds = new Set<string>();
  let pending: readonly Snapshot<object>[];
  do {
    const due = await store.query("blog_posts", {
      where: ["scheduled_for", "<=", now()],
      limit: POSTS_PER_PAGE + failedIds.size,
      fields: [],
    });
    pending = due.filter(({ id }) => !failedIds.has(id));
    for (const { id, readTime } of pending) {
      if (signal?.aborted) break;
      try {
        // The clock of this instance may be ahead.
        const outcome = await publish(store, id, readTime);
        if (outcome === "published") published += 1;
        if (outcome === "unchecked") log("post_unchecked", { id });
      } catch (error) {
        failedIds.add(id);
        log("post_not_published", { id, code: getErrorCode(error) });
      }
    }
  } while (pending.length >= POSTS_PER_PAGE && !signal?.aborted);
  return { published, failed: failedIds.size };
}

/** The rules already forbid to schedule a post with unchecked claims: it becomes a draft. */
function publish(
  store: Store,
  id: string,
  now: Date,
): Promise<"published" | "not due" | "unchecked"> {
  return store.atomically(async (transaction) => {
    const post = (await transaction.read({ blog_posts: [id] })).blog_posts.get(id);
    if (!post?.scheduled_for || post.scheduled_for > now) return "not due";
    const { scheduled_for, ...draft } = post;
    const { recorded_at = post.created_at } = post;
    const published = !needsClaimCheck(post);
    transaction.update("blog_posts", id, {
      set: {
        updated_at: now,
        ...(published && { published, published_at: scheduled_for }),
        ...(published && followsPublication(post) && { created_at: scheduled_for, recorded_at }),
      },
      remove: ["scheduled_for"],
    });
    const rest = { target: id, ...postChange(post, { ...draft, published }) };
    transaction.add("audit_log", auditEntry(now, SYSTEM, "post_saved", rest));
    return published ? "published" : "unchecked";
  });
}
