import { limits } from "domain/shared/limits";
import { describe, expect, it } from "vitest";
import { failAtEveryStep } from "../../testing/fail-at-every-step.ts";
import { actor, aRecord, memoryJob, memoryPosts, uuid } from "../../testing/memory-posts.ts";
import type { Store } from "../store/store.ts";
import { deleteAllPosts } from "./delete-all-posts.ts";

const deletion_id = uuid(8);
const PAGE = limits.deletePage;
/** The posts fill two pages, and one more is left. */
const POSTS = 2 * PAGE + 1;
const input = { deletion_id, phrase: "DELETE ALL", expected_count: POSTS };

/**
 * Posts of a job with their items, and a former slug, a version and a claim record of one of them. Each look at `deps.now` ends the time
 * of a call, so that every call deletes one page; `own.step` changes that.
 */
function manyPosts() {
  const memory = memoryJob(POSTS);
  const { deps, slugs, post_versions, claim_records, clock } = memory;
  slugs.set("antes", { post_id: uuid(100), state: "moved", target: "fila-0" });
  const replaced = { replaced_at: clock.now, replaced_by: "" };
  post_versions.set("v", { post_id: uuid(100), title: "x", content: "x", ...replaced });
  claim_records.set("r", aRecord(uuid(100), clock.now));
  const own = { time: clock.now.getTime(), step: limits.deleteSliceMs as number };
  const now = () => {
    own.time += own.step;
    return new Date(own.time);
  };
  const { blog_posts, post_bodies, import_jobs, import_job_items, deletions } = memory;
  const belonging = { post_bodies, post_versions, claim_records };
  const stored = { blog_posts, ...belonging, import_jobs, import_job_items };
  const left = () => Object.values(stored).map(({ size }) => size);
  const open = () => [...slugs.values()].filter(({ state }) => state !== "gone");
  const call = (change: Partial<typeof input> = {}, store: Store = deps.store) =>
    deleteAllPosts({ store, now }, { ...input, ...change }, actor);
  const entries = () =>
    [...memory.audit_log.values()].map(({ action, target, details }) => ({
      action,
      target,
      details,
    }));
  return { ...memory, deps: { ...deps, now }, own, stored, left, open, call, entries, deletions };
}

describe("deleteAllPosts", () => {
  it("deletes page by page with correct counts, then jobs and items", async () => {
    const { call, left, open, entries, trash_posts } = manyPosts();
    expect(await call()).toEqual({ deleted: PAGE, remaining: PAGE + 1, done: false });
    expect(await call()).toEqual({ deleted: 2 * PAGE, remaining: 1, done: false });
    while (!(await call()).done);
    expect(left()).toEqual([0, 0, 0, 0, 0, 0]);
    expect([open(), trash_posts.size]).toEqual([[], 0]);
    expect(entries()).toMatchObject([{ action: "all_posts_deleted", details: { count: POSTS } }]);
    // A repeat after a lost answer.
    expect(await call()).toEqual({ deleted: POSTS, remaining: 0, done: true });
  });

  it("continues for a second within one call", async () => {
    const { call, left, own } = manyPosts();
    own.step = 1;
    expect(await call()).toEqual({ deleted: POSTS, remaining: 0, done: true });
    expect(left()).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it.each(["delete all", "DELETE ALL ", " DELETE ALL", "DELETE  ALL", "DELETE", ""])(
    "rejects the phrase '%s'",
    async (phrase) => {
      const { call, blog_posts, deletions } = manyPosts();
      await expect(call({ phrase })).rejects.toMatchObject({ code: "invalid-argument" });
      expect([blog_posts.size, deletions.size]).toEqual([POSTS, 0]);
    },
  );

  it.each([POSTS - 1, POSTS + 1])(
    "rejects a call that expects %i posts",
    async (expected_count) => {
      const { call, blog_posts, deletions } = manyPosts();
      const safe = "The list changed, check again";
      const refused = { code: "failed-precondition", safe };
      await expect(call({ expected_count })).rejects.toMatchObject(refused);
      expect([blog_posts.size, deletions.size]).toEqual([POSTS, 0]);
    },
  );

  it("decides by the database's clock whether an import is running", async () => {
    const { call, import_jobs, job_id, clock, own } = manyPosts();
    const job = import_jobs.get(job_id);
    if (!job) throw new Error("no job");
    const stored = (minutes: number) => {
      const touched_at = new Date(clock.now.getTime() - minutes * 60_000);
      import_jobs.set(job_id, { ...job, status: "processing", touched_at });
    };
    // This instance's clock is an hour ahead.
    own.time += 3_600_000;
    stored(limits.jobInterruptedMinutes - 1);
    await expect(call()).rejects.toThrow("An import is running");
    stored(limits.jobInterruptedMinutes);
    expect(await call()).toMatchObject({ deleted: PAGE });
  });

  it("rejects a call during an import", async () => {
    const { call, blog_posts, import_jobs, job_id } = manyPosts();
    const job = import_jobs.get(job_id);
    if (job) import_jobs.set(job_id, { ...job, status: "processing" });
    await expect(call()).rejects.toMatchObject({ code: "failed-precondition" });
    expect(blog_posts.size).toBe(POSTS);
  });

  it("leaves a post, a job and its items that were created after the deletion began", async () => {
    const { call, deps, clock, blog_posts, import_jobs, import_job_items, job_id } = manyPosts();
    const [post, job, item] = [
      blog_posts.get(uuid(100)),
      import_jobs.get(job_id),
      import_job_items.get(uuid(100)),
    ];
    if (!post || !job || !item) throw new Error("no post, job or item");
    await call();
    clock.now = new Date(clock.now.getTime() + 1);
    const late = uuid(7);
    await deps.store.batch((writes) => {
      // The first id in the order of pages.
      writes.create("blog_posts", uuid(0), { ...post, slug: "nuevo" });
      writes.create("slugs", "nuevo", { post_id: uuid(0), state: "current" });
      writes.create("import_jobs", late, job);
      writes.create("import_job_items", "late", { ...item, job_id: late });
    });
    while (!(await call()).done);
    expect(await call()).toEqual({ deleted: POSTS, remaining: 1, done: true });
    expect([...blog_posts.keys()]).toEqual([uuid(0)]);
    expect([...import_jobs.keys()]).toEqual([late]);
    expect([...import_job_items.keys()]).toEqual(["late"]);
  });

  it("leaves slugs, versions and claim records of posts in the trash", async () => {
    const { put, deps, trash_posts, post_versions, claim_records, slugs } = memoryPosts();
    put(uuid(1), "uno");
    const date = deps.now();
    const [post] = (await deps.store.query("blog_posts", {})).map(({ data }) => data);
    if (!post) throw new Error("no post");
    const deleted = { deleted_at: date, deleted_by: "u1", purge_at: date } as const;
    trash_posts.set(uuid(2), { post, ...deleted, reason: "post" });
    const moved = { post_id: uuid(2), state: "moved", target: "uno" } as const;
    slugs.set("dos", moved);
    const version = { title: "x", content: "x", replaced_at: date, replaced_by: "" };
    post_versions.set("v", { post_id: uuid(2), ...version });
    claim_records.set("r", aRecord(uuid(2), date));
    await deleteAllPosts(deps, { ...input, expected_count: 1 }, actor);
    expect(slugs.get("dos")).toEqual(moved);
    expect([post_versions.size, claim_records.size, trash_posts.size]).toEqual([1, 1, 1]);
  });

  it("interrupted at any step and repeated, it ends with correct counts and one audit entry", async () => {
    const scenario = () => {
      const { deps, stored, slugs, deletions, entries } = manyPosts();
      const run = async (ports: typeof deps) => {
        while (!(await deleteAllPosts(ports, input, actor)).done);
      };
      // Without times: the clock advances with every step.
      const state = () => ({ stored, slugs, deletions: [...deletions], entries: entries() });
      return { deps, run, state };
    };
    const { ends, expected } = await failAtEveryStep(scenario, 15);
    expect(ends).toEqual(expected);
    expect(ends[0]?.state).toMatchObject({ stored: { blog_posts: new Map() } });
  });
});
