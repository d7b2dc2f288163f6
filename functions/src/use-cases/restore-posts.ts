import type * as v from "valibot";
import { type Actor, auditEntry } from "../domain/audit.ts";
import type { Calls } from "../domain/calls.ts";
import type {
  RestoredPost,
  RestoreImportJobInput,
  RestorePostsInput,
} from "../domain/calls-deletion.ts";
import { DomainError } from "../domain/errors.ts";
import { limits } from "../domain/limits.ts";
import type { TrashedPost } from "../domain/trash.ts";
import type { SlugEntries } from "./import-ports.ts";
import { SlugBook } from "./slug-book.ts";
import type { TrashDeps, TrashUnit } from "./trash-ports.ts";

/**
 * Brings posts back from the trash in one commit, as they were: text, dates, views, published or not. Each has its
 * address again, and former ones lead there; only when another article took it meanwhile, it gets a numbered one.
 */
export function restorePosts(
  deps: TrashDeps,
  { post_ids }: v.InferOutput<typeof RestorePostsInput>,
  actor: Actor,
): Promise<Calls["restorePosts"]["output"]> {
  return deps.atomically(async (unit) => {
    const restored = await restore(unit, await unit.trashed(post_ids));
    const back = new Set(restored.map(({ post_id }) => post_id));
    const [first] = back;
    if (first !== undefined) {
      const details = { count: back.size };
      unit.audit(auditEntry(deps.now(), actor, "posts_restored", { target: first, details }));
    }
    return { restored, missing: post_ids.filter((id) => !back.has(id)) };
  });
}

/**
 * Brings a page of the posts back that went with a job. The job itself stays gone.
 * @throws DomainError failed-precondition while the job is still being deleted
 */
export function restoreImportJob(
  deps: TrashDeps,
  { job_id }: v.InferOutput<typeof RestoreImportJobInput>,
  actor: Actor,
): Promise<Calls["restoreImportJob"]["output"]> {
  return deps.atomically(async (unit) => {
    if (await unit.hasJob(job_id)) {
      throw new DomainError("failed-precondition", "The deletion of this job has not finished");
    }
    const page = await unit.trashedWithJob(job_id, limits.trashPage);
    const restored = await restore(unit, page);
    if (restored.length > 0) {
      const details = { count: restored.length };
      unit.audit(auditEntry(deps.now(), actor, "job_restored", { target: job_id, details }));
    }
    // A page of which nothing could come back must not be asked for again.
    const done = page.size < limits.trashPage || restored.length === 0;
    return { restored, done };
  });
}

async function restore(
  unit: TrashUnit,
  trashed: ReadonlyMap<string, TrashedPost>,
): Promise<readonly RestoredPost[]> {
  const ids = [...trashed.keys()];
  if (ids.length === 0) return [];
  // The same import again may have made a post with the same id: that one stays.
  const taken = await unit.posts(ids);
  const back = [...trashed].filter(([id]) => !taken.has(id));
  const addresses = await unit.addressesOf(back.map(([id]) => id));
  const places = await placesOf(unit, back);
  const held = new Set(places.values());
  for (const [id, { post }] of back) {
    unit.moveBack(id, { ...post, slug: places.get(id) ?? post.slug });
  }
  for (const [post_id, slug] of places) unit.setEntry(slug, { post_id, state: "current" });
  for (const { slug, post_id } of addresses) {
    const target = places.get(post_id);
    if (target !== undefined && !held.has(slug)) {
      unit.setEntry(slug, { post_id, state: "moved", target });
    }
  }
  return back.map(([post_id, { post }]) => {
    const slug = places.get(post_id) ?? post.slug;
    return { post_id, slug, renamed: slug !== post.slug };
  });
}

/** The address for each post: its own when nobody else has it. */
async function placesOf(
  unit: TrashUnit,
  posts: readonly (readonly [string, TrashedPost])[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = new Set(posts.map(([, { post }]) => post.slug));
  const entries: SlugEntries = await unit.slugs([...wanted]);
  const ownerOf = (slug: string) => entries.get(slug)?.post_id;
  const ids = new Set(posts.map(([id]) => id));
  const others = [...entries].filter(([, entry]) => !ids.has(entry.post_id));
  const book = new SlugBook(unit.slugs, wanted, new Map(others));
  // Of two that had the same address, one after the other, the last to have it goes first.
  const owners = posts.filter(([id, { post }]) => ownerOf(post.slug) === id);
  const rest = posts.filter(([id, { post }]) => ownerOf(post.slug) !== id);
  const places = new Map<string, string>();
  for (const [id, { post }] of [...owners, ...rest]) {
    if (book.isFree(post.slug)) {
      book.claim(post.slug);
      places.set(id, post.slug);
    } else {
      places.set(id, await book.claimNumbered(post.slug));
    }
  }
  return places;
}
