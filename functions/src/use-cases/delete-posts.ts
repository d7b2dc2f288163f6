import type * as v from "valibot";
import { type Actor, auditEntry } from "../domain/audit.ts";
import type { DeletePostsInput, SlugAction } from "../domain/calls-deletion.ts";
import { DomainError } from "../domain/errors.ts";
import { limits } from "../domain/limits.ts";
import type { Post, SlugEntry } from "../domain/post.ts";
import type { TrashedPost } from "../domain/trash.ts";
import type { TrashDeps, TrashUnit } from "./trash-ports.ts";

const DAY = 86_400_000;

/** Why posts go, and who sends them. */
interface Removal extends Pick<TrashedPost, "reason" | "job_id"> {
  readonly actor: Actor;
  readonly now: Date;
  readonly actions: Readonly<Record<string, SlugAction>>;
}

/**
 * Moves posts to the trash in one commit. Their addresses, former ones too, answer 410 from now on, or lead to the
 * article that was chosen instead. Posts that are gone already are not counted.
 * @throws DomainError invalid-argument when an address to lead to belongs to no article, or to one that goes too
 */
export function deletePosts(
  deps: TrashDeps,
  { post_ids, slug_actions = {} }: v.InferOutput<typeof DeletePostsInput>,
  actor: Actor,
): Promise<{ readonly deleted: number }> {
  return deps.atomically(async (unit) => {
    const posts = await unit.posts(post_ids);
    if (posts.size === 0) return { deleted: 0 };
    const actions = Object.fromEntries(
      Object.entries(slug_actions).filter(([id]) => posts.has(id)),
    );
    await checkTargets(unit, Object.values(actions), posts);
    const now = deps.now();
    await remove(unit, posts, { reason: "post", actor, now, actions });
    const [first] = posts.keys();
    const details = { count: posts.size };
    unit.audit(
      auditEntry(now, actor, "posts_deleted", { ...(first && { target: first }), details }),
    );
    return { deleted: posts.size };
  });
}

/**
 * Moves a page of a job's posts to the trash, with their items, in one commit.
 * @returns how many; fewer than `limit` means that none is left
 */
export function trashJobPosts(
  deps: TrashDeps,
  jobId: string,
  limit: number,
  actor: Actor,
): Promise<number> {
  return deps.atomically(async (unit) => {
    // A call that comes late, when the job is gone and its posts have been restored, must not take them away again.
    if (!(await unit.hasJob(jobId))) return 0;
    const posts = await unit.postsOfJob(jobId, limit);
    const removal = { reason: "job", job_id: jobId, actor, now: deps.now(), actions: {} } as const;
    await remove(unit, posts, removal);
    // The item of an imported post has the post's id (import-chunk.ts).
    for (const id of posts.keys()) unit.deleteItem(id);
    return posts.size;
  });
}

async function remove(
  unit: TrashUnit,
  posts: ReadonlyMap<string, Post>,
  { actor, now, actions, ...why }: Removal,
): Promise<void> {
  const addresses = await unit.addressesOf([...posts.keys()]);
  for (const { slug, post_id } of addresses) unit.setEntry(slug, entryOf(post_id, actions));
  const purge_at = new Date(now.getTime() + limits.trashDays * DAY);
  for (const [id, post] of posts) {
    unit.moveToTrash(id, { post, deleted_at: now, deleted_by: actor.uid, purge_at, ...why });
  }
}

function entryOf(post_id: string, actions: Readonly<Record<string, SlugAction>>): SlugEntry {
  const action = actions[post_id];
  if (action?.action !== "redirect") return { post_id, state: "gone" };
  return { post_id, state: "moved", target: action.target_slug };
}

async function checkTargets(
  unit: TrashUnit,
  actions: readonly SlugAction[],
  posts: ReadonlyMap<string, Post>,
): Promise<void> {
  const targets = new Set(
    actions.flatMap((action) => (action.action === "redirect" ? [action.target_slug] : [])),
  );
  if (targets.size === 0) return;
  const entries = await unit.slugs([...targets]);
  for (const target of targets) {
    const entry = entries.get(target);
    if (entry?.state === "current" && !posts.has(entry.post_id)) continue;
    throw new DomainError("invalid-argument", `There is no other article at /blog/${target}`);
  }
}
