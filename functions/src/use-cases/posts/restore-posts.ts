import type { Calls } from "domain/calls/calls";
import type { RestoredPost, RestoreImportJobInput, RestorePostsInput } from "domain/calls/deletion";
import { withoutPastSchedule } from "domain/posts/post";
import type { TrashedPost } from "domain/posts/trash";
import type { Actor } from "domain/shared/audit";
import { DomainError } from "domain/shared/errors";
import { limits } from "domain/shared/limits";
import type * as v from "valibot";
import type { StoreDeps, Transaction } from "../store/store.ts";
import { operationEntry } from "./audited-posts.ts";
import { changePosts } from "./change-posts.ts";
import { loadSlugs } from "./delete-posts.ts";
import { SlugAllocator } from "./slug-allocator.ts";

/** Restores posts with their slugs; a slug that was taken meanwhile is numbered. */
export async function restorePosts(
  deps: StoreDeps,
  input: v.InferOutput<typeof RestorePostsInput>,
  actor: Actor,
): Promise<Calls["restorePosts"]["output"]> {
  const { changed, ...unfinished } = await changePosts(
    deps,
    input,
    actor,
    "posts_restored",
    async (transaction, ids, now) => {
      const { trash_posts } = await transaction.read({ trash_posts: ids });
      const restored = await restore(transaction, trash_posts, now);
      const getTitle = (id: string) => trash_posts.get(id)?.post.title ?? "";
      return new Map(
        restored.map((post) => [post.post_id, { post, title: getTitle(post.post_id) }]),
      );
    },
  );
  const requestedIds = input.post_ids.slice(0, input.post_ids.length - (unfinished.rest ?? 0));
  return {
    restored: [...changed.values()].map(({ post }) => post),
    missing: requestedIds.filter((id) => !changed.has(id)),
    ...unfinished,
  };
}

export function restoreImportJob(
  { store, now }: StoreDeps,
  { job_id }: v.InferOutput<typeof RestoreImportJobInput>,
  actor: Actor,
): Promise<Calls["restoreImportJob"]["output"]> {
  return store.atomically(async (transaction) => {
    const job = await transaction.read({ import_jobs: { ids: [job_id], fields: [] } });
    if (job.import_jobs.has(job_id)) {
      throw new DomainError("failed-precondition", "The deletion of this job has not finished");
    }
    const page = await transaction.query("trash_posts", {
      where: ["job_id", "==", job_id],
      limit: limits.trashPage,
    });
    const trashed = new Map(page.map(({ id, data }) => [id, data]));
    const operation = `${job_id}-${actor.uid}`;
    const record = await operationEntry(transaction, operation, actor, "job_restored");
    const restored = await restore(transaction, trashed, now());
    if (restored.length > 0) {
      const name = page[0]?.data.job_name;
      record(now(), job_id, { ...(name && { job: name }), count: restored.length });
    }
    // A page without a restorable post would be read for ever.
    const done = page.length < limits.trashPage || restored.length === 0;
    return { restored, done };
  });
}

async function restore(
  transaction: Transaction,
  trashed: ReadonlyMap<string, TrashedPost>,
  now: Date,
): Promise<readonly RestoredPost[]> {
  const ids = [...trashed.keys()];
  if (ids.length === 0) return [];
  // A repeated import may have created a post with the same id: that one stays.
  const { blog_posts } = await transaction.read({ blog_posts: { ids, fields: [] } });
  const back = [...trashed].filter(([id]) => !blog_posts.has(id));
  const owned = await loadSlugs(
    transaction,
    back.map(([id]) => id),
  );
  const current = await currentSlugs(transaction, back);
  const claimed = new Set(current.values());
  for (const [id, { post }] of back) {
    const slug = current.get(id) ?? post.slug;
    transaction.create("blog_posts", id, { ...withoutPastSchedule(post, now), slug });
    transaction.delete("trash_posts", id);
  }
  for (const [post_id, slug] of current) {
    transaction.set("slugs", slug, { post_id, state: "current" });
  }
  for (const { slug, post_id } of owned) {
    const target = current.get(post_id);
    if (target !== undefined && !claimed.has(slug)) {
      transaction.set("slugs", slug, { post_id, state: "moved", target });
    }
  }
  return back.map(([post_id, { post }]) => {
    const slug = current.get(post_id) ?? post.slug;
    return { post_id, slug, renamed: slug !== post.slug };
  });
}

async function currentSlugs(
  transaction: Transaction,
  posts: readonly (readonly [string, TrashedPost])[],
): Promise<ReadonlyMap<string, string>> {
  const formerSlugs = new Set(posts.map(([, { post }]) => post.slug));
  const { slugs: entries } = await transaction.read({ slugs: [...formerSlugs] });
  const ids = new Set(posts.map(([id]) => id));
  const others = [...entries].filter(([, entry]) => !ids.has(entry.post_id));
  const allocator = new SlugAllocator(transaction, formerSlugs, new Map(others));
  // Of two former owners the last one chooses first.
  const isOwner = ([id, { post }]: (typeof posts)[number]) =>
    entries.get(post.slug)?.post_id === id;
  const ordered = [...posts.filter(isOwner), ...posts.filter((post) => !isOwner(post))];
  const slugs = new Map<string, string>();
  for (const [id, { post }] of ordered) {
    if (allocator.isFree(post.slug)) {
      allocator.claim(post.slug);
      slugs.set(id, post.slug);
    } else {
      slugs.set(id, await allocator.claimNumbered(post.slug));
    }
  }
  return slugs;
}
