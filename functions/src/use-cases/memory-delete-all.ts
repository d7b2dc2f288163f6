import type { AuditEntry } from "../domain/audit.ts";
import type { DeleteAllDeps, DeletionProgress } from "./delete-all-posts.ts";

const NOON = new Date("2026-11-21T12:00:00Z");

/**
 * A database for the tests of 'Delete All Posts': five posts in pages of two, an earlier address, an earlier body, one job
 * with one item. `world.broken` names a step that fails.
 */
export function memoryDeleteAll() {
  const left = { posts: 5, added: 0, addresses: 1, versions: 1, jobs: 1, items: 1 };
  const open = new Map<string, DeletionProgress>();
  const audit: AuditEntry[] = [];
  // Each look at the clock ends a call's time, so that every call does one page.
  const world = { importing: false, broken: "", now: NOON.getTime(), passes: 1000 };
  const step = <T>(name: string, run: () => T): T => {
    if (world.broken === name) throw new Error(`${name} is broken`);
    return run();
  };
  /** A step that takes all of a kind at once. */
  const clear = (name: string, kind: keyof typeof left) => async () =>
    step(name, () => {
      left[kind] = 0;
      return false;
    });
  const deps: DeleteAllDeps = {
    progress: async (id) => open.get(id) ?? null,
    countPosts: async () => ({ count: left.posts + left.added, at: NOON }),
    isImporting: async () => world.importing,
    begin: async (id, counted_at, entry) =>
      step("begin", () => {
        // The same click twice: the other one began.
        if (open.has(id)) return;
        open.set(id, { counted_at, deleted: 0, finished: false });
        audit.push(entry);
      }),
    deletePosts: async (id) =>
      step("deletePosts", () => {
        const page = Math.min(2, left.posts);
        left.posts -= page;
        const before = open.get(id);
        if (before) open.set(id, { ...before, deleted: before.deleted + page });
        return page === 2;
      }),
    closeAddresses: clear("closeAddresses", "addresses"),
    deleteVersions: clear("deleteVersions", "versions"),
    deleteJobs: clear("deleteJobs", "jobs"),
    deleteItems: clear("deleteItems", "items"),
    finish: async (id) =>
      step("finish", () => {
        const before = open.get(id);
        if (before) open.set(id, { ...before, finished: true });
      }),
    now: () => {
      world.now += world.passes;
      return new Date(world.now);
    },
  };
  return { deps, left, open, audit, world };
}
