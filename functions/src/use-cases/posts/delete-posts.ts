import type { Calls } from "domain/calls/calls";
import type { DeletePostsInput, SlugAction } from "domain/calls/deletion";
import type { Post, SlugEntry } from "domain/posts/post";
import type { TrashedPost } from "domain/posts/trash";
import type { Actor } from "domain/shared/audit";
import { addDays } from "domain/shared/days";
import { DomainError } from "domain/shared/errors";
import { limits } from "domain/shared/limits";
import type * as v from "valibot";
import type { Reads, StoreDeps, Transaction } from "../store/store.ts";
import { changePosts } from "./change-posts.ts";

interface Removal extends Pick<TrashedPost, "reason" | "job_id" | "job_name"> {
  readonly actor: Actor;
  readonly now: Date;
  readonly actions: Readonly<Record<string, SlugAction>>;
}

type JobRemoval = Omit<Removal, "reason">;
type JobPost = Partial<Pick<Post, "import_job_id" | "published">> | undefined;

/** All slugs of the posts answer 410 or redirect to the chosen article, which must not be deleted with them. */
export async function deletePosts(
  deps: StoreDeps,
  input: v.InferOutput<typeof DeletePostsInput>,
  actor: Actor,
): Promise<Calls["deletePosts"]["output"]> {
  const { post_ids, slug_actions: actions = {} } = input;
  const ids = new Set(post_ids);
  const isDeleted = (id: string) => ids.has(id);
  const redirected = post_ids.filter((id) => actions[id]?.action === "redirect");
  if (post_ids.length > limits.trashPage && redirected.length > 0) {
    const { blog_posts } = await deps.store.read({ blog_posts: { ids: redirected, fields: [] } });
    await requireTargets(deps.store, actions, blog_posts, isDeleted);
  }
  const { changed, ...rest } = await changePosts(
    deps,
    input,
    actor,
    "posts_deleted",
    async (transaction, part, now) => {
      const posts = (await transaction.read({ blog_posts: part })).blog_posts;
      if (posts.size === 0) return posts;
      await requireTargets(transaction, actions, posts, isDeleted);
      await moveToTrash(transaction, posts, { reason: "post", actor, now, actions });
      return posts;
    },
  );
  return { deleted: changed.size, ...rest };
}

export function trashJobPosts(
  { store, now }: StoreDeps,
  jobId: string,
  limit: number,
  actor: Actor,
): Promise<number> {
  return store.atomically(async (transaction) => {
    // The posts may have been restored: a late call must not delete them.
    const { import_jobs } = await transaction.read({
      import_jobs: { ids: [jobId], fields: ["job_name"] },
    });
    const job = import_jobs.get(jobId);
    if (!job) return 0;
    const rows = await transaction.query("blog_posts", {
      where: ["import_job_id", "==", jobId],
      limit,
    });
    const posts = new Map(rows.map(({ id, data }) => [id, data]));
    const why = { job_id: jobId, ...job, actor, now: now(), actions: {} };
    await moveJobPosts(transaction, posts, why);
    return posts.size;
  });
}

/** In the transaction that marks the job, so that no later call needs the choices. */
export async function trashChosenPosts(
  transaction: Transaction,
  posts: ReadonlyMap<string, Post>,
  removal: JobRemoval,
): Promise<void> {
  const isOfJob = (_: string, post: JobPost) => post?.import_job_id === removal.job_id;
  await requireTargets(transaction, removal.actions, posts, isOfJob);
  await moveJobPosts(transaction, posts, removal);
}

async function moveJobPosts(
  transaction: Transaction,
  posts: ReadonlyMap<string, Post>,
  removal: JobRemoval,
): Promise<void> {
  await moveToTrash(transaction, posts, { ...removal, reason: "job" });
  // An item has the id of the post that its row created.
  for (const id of posts.keys()) transaction.delete("import_job_items", id);
}

async function moveToTrash(
  transaction: Transaction,
  posts: ReadonlyMap<string, Post>,
  { actor, now, actions, ...why }: Removal,
): Promise<void> {
  for (const { slug, post_id } of await loadSlugs(transaction, [...posts.keys()])) {
    transaction.set("slugs", slug, closedEntry(post_id, actions[post_id]));
  }
  const purge_at = addDays(now, limits.trashDays);
  for (const [id, post] of posts) {
    const labels = post.labels && { labels: post.labels };
    const trashed = { post, deleted_at: now, deleted_by: actor.uid, purge_at, ...labels, ...why };
    transaction.set("trash_posts", id, trashed);
    transaction.delete("blog_posts", id);
  }
}

export async function loadSlugs(
  transaction: Transaction,
  ids: readonly string[],
): Promise<readonly { readonly slug: string; readonly post_id: string }[]> {
  const rows = await transaction.query("slugs", {
    where: ["post_id", "in", ids],
    fields: ["post_id"],
  });
  return rows.flatMap(({ id: slug, data: { post_id } }) => (post_id ? [{ slug, post_id }] : []));
}

function closedEntry(post_id: string, action: SlugAction | undefined): SlugEntry {
  if (action?.action !== "redirect") return { post_id, state: "gone" };
  return { post_id, state: "moved", target: action.target_slug };
}

async function requireTargets(
  reads: Reads,
  actions: Removal["actions"],
  posts: ReadonlyMap<string, unknown>,
  isDeleted: (id: string, post: JobPost) => boolean,
): Promise<void> {
  const targets = new Set(
    Object.entries(actions).flatMap(([id, action]) =>
      posts.has(id) && action.action === "redirect" ? [action.target_slug] : [],
    ),
  );
  if (targets.size === 0) return;
  const { slugs } = await reads.read({ slugs: [...targets] });
  const ids = [...new Set([...slugs.values()].map(({ post_id }) => post_id))];
  const fields = ["import_job_id", "published"] as const;
  const { blog_posts } = await reads.read({ blog_posts: { ids, fields } });
  for (const target of targets) {
    const entry = slugs.get(target);
    const id = entry?.state === "current" ? entry.post_id : undefined;
    const post = id === undefined ? undefined : blog_posts.get(id);
    if (id !== undefined && post?.published && !isDeleted(id, post)) continue;
    throw new DomainError("invalid-argument", `There is no other article at /blog/${target}`);
  }
}
