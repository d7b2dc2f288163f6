import type { AuditEntry } from "../domain/audit.ts";
import type { Post, SlugEntry } from "../domain/post.ts";
import type { TrashedPost } from "../domain/trash.ts";
import type { TrashDeps, TrashUnit } from "./trash-ports.ts";

/**
 * A database of maps for the tests of the trash. A unit's writes are applied together at its end, or, while `fails` is
 * set, not at all.
 */
export function memoryTrash() {
  const posts = new Map<string, Post>();
  const trash = new Map<string, TrashedPost>();
  const slugs = new Map<string, SlugEntry>();
  const items = new Set<string>();
  const jobs = new Set<string>();
  const audit: AuditEntry[] = [];
  const world = { fails: false, now: new Date("2026-11-21T10:00:00Z") };
  const only = <T>(from: ReadonlyMap<string, T>, ids: readonly string[]) =>
    new Map([...from].filter(([id]) => ids.includes(id)));
  const some = <T>(from: ReadonlyMap<string, T>, most: number, of: (one: T) => boolean) =>
    new Map([...from].filter(([, one]) => of(one)).slice(0, most));

  const unit = (later: (write: () => unknown) => void): TrashUnit => ({
    posts: async (ids) => only(posts, ids),
    postsOfJob: async (id, most) => some(posts, most, (post) => post.import_job_id === id),
    addressesOf: async (ids) =>
      [...slugs].flatMap(([slug, { post_id }]) => (ids.includes(post_id) ? { slug, post_id } : [])),
    slugs: async (wanted) => only(slugs, wanted),
    trashed: async (ids) => only(trash, ids),
    trashedWithJob: async (id, most) => some(trash, most, (one) => one.job_id === id),
    hasJob: async (id) => jobs.has(id),
    moveToTrash: (id, trashed) =>
      later(() => {
        trash.set(id, trashed);
        posts.delete(id);
      }),
    moveBack: (id, post) =>
      later(() => {
        if (posts.has(id)) throw new Error(`post ${id} exists`);
        posts.set(id, post);
        trash.delete(id);
      }),
    setEntry: (slug, entry) => later(() => slugs.set(slug, entry)),
    deleteItem: (id) => later(() => items.delete(id)),
    audit: (entry) => later(() => audit.push(entry)),
  });

  const deps: TrashDeps = {
    atomically: async (work) => {
      const writes: (() => unknown)[] = [];
      const result = await work(unit((write) => void writes.push(write)));
      if (world.fails) throw new Error("commit failed");
      for (const write of writes) write();
      return result;
    },
    now: () => world.now,
  };

  /** Stores a published post at its address. */
  function store(id: string, slug: string, fields: Partial<Post> = {}): void {
    const date = new Date("2026-01-02T03:04:05Z");
    const dates = { created_at: date, updated_at: date, published_at: date };
    posts.set(id, { title: slug, slug, published: true, view_count: 7, ...dates, ...fields });
    slugs.set(slug, { post_id: id, state: "current" });
  }
  return { deps, posts, trash, slugs, items, jobs, audit, world, store };
}
