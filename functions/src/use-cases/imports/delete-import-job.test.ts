import { describe, expect, it } from "vitest";
import { limits } from "../../domain/shared/limits.ts";
import { breakEveryStep } from "../../testing/break-every-step.ts";
import { actor, memoryJob } from "../../testing/memory-posts.ts";
import { restoreImportJob } from "../posts/restore-posts.ts";
import type { StoreDeps } from "../store/store.ts";
import { deleteImportJob } from "./delete-import-job.ts";

/** A job of one post more than a page. */
function pageAndOne() {
  const memory = memoryJob(limits.deletePage + 1);
  const { job_id, blog_posts, trash_posts, slugs, import_job_items, import_jobs } = memory;
  const call = (deps: StoreDeps = memory.deps) => deleteImportJob(deps, { job_id }, actor);
  const remove = async (deps: StoreDeps) => {
    while (!(await call(deps)).done);
  };
  const state = () => ({ blog_posts, trash_posts, slugs, import_job_items, import_jobs });
  return { ...memory, call, remove, state };
}

describe("deleteImportJob", () => {
  it("deletes page by page, and the job last", async () => {
    const { call, blog_posts, trash_posts, import_jobs, import_job_items, job_id, audit_log } =
      pageAndOne();
    expect(await call()).toEqual({ deleted: limits.deletePage, done: false });
    expect([blog_posts.size, trash_posts.size, import_job_items.size]).toEqual([
      1,
      limits.deletePage,
      2,
    ]);
    expect(import_jobs.get(job_id)?.status).toBe("deleting");
    expect([...trash_posts.values()][0]).toMatchObject({ job_id, job_name: "Enero" });
    expect(await call()).toEqual({ deleted: 1, done: true });
    expect([blog_posts.size, import_job_items.size, import_jobs.size]).toEqual([0, 0, 0]);
    expect(await call()).toEqual({ deleted: 0, done: true });
    const entries = [...audit_log.values()];
    expect(entries).toMatchObject([
      { action: "job_deleted", target: job_id, details: { job: "Enero" } },
    ]);
  });

  it("leaves the job until its last step, and a repeat completes the deletion", async () => {
    const scenario = () => {
      const { deps, job_id, import_jobs, blog_posts, import_job_items } = memoryJob(3);
      const run = (ports: StoreDeps) => deleteImportJob(ports, { job_id }, actor);
      const state = () => [import_jobs.size, blog_posts.size, import_job_items.size];
      return { deps, run, state };
    };
    const { interrupted, ends, expected } = await breakEveryStep(scenario, 4);
    for (const { at, state } of interrupted.filter((one) => !/#4 \w+ after/.test(one.at))) {
      expect((state as number[])[0], at).toBe(1);
    }
    expect(ends).toEqual(expected);
    expect(ends[0]?.state).toEqual([0, 0, 0]);
  });

  it("broken at any step, the deletion of a job ends with all its posts in the trash", async () => {
    const scenario = () => {
      const { deps, remove, state } = pageAndOne();
      return { deps, run: remove, state };
    };
    const { ends, expected } = await breakEveryStep(scenario, 6);
    expect(ends).toEqual(expected);
    expect(ends[0]?.state).toMatchObject({ blog_posts: new Map(), import_jobs: new Map() });
  });

  it("broken at any step, a deletion and its undo restore every post", async () => {
    const scenario = () => {
      const { deps, remove, state, job_id } = pageAndOne();
      const run = async (ports: StoreDeps) => {
        await remove(ports);
        while (!(await restoreImportJob(ports, { job_id }, actor)).done);
      };
      return { deps, run, state };
    };
    const { ends, expected } = await breakEveryStep(scenario, 9);
    expect(ends).toEqual(expected);
  });
});
