import { DeleteImportJobInput, type SlugAction } from "domain/calls/deletion";
import { limits } from "domain/shared/limits";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { failAtEveryStep } from "../../testing/fail-at-every-step.ts";
import { actor, memoryJob, uuid } from "../../testing/memory-posts.ts";
import { restoreImportJob } from "../posts/restore-posts.ts";
import type { StoreDeps } from "../store/store.ts";
import { deleteImportJob } from "./delete-import-job.ts";

/** A job of one post more than a page. */
function pageAndOne() {
  const memory = memoryJob(limits.deletePage + 1);
  const { job_id, blog_posts, trash_posts, slugs, import_job_items, import_jobs } = memory;
  const call = (deps: StoreDeps = memory.deps, slug_actions: Record<string, SlugAction> = {}) =>
    deleteImportJob(deps, { job_id, slug_actions }, actor);
  const remove = async (deps: StoreDeps, slug_actions?: Record<string, SlugAction>) => {
    while (!(await call(deps, slug_actions)).done);
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
    const { interrupted, ends, expected } = await failAtEveryStep(scenario, 4);
    for (const { at, state } of interrupted.filter((stop) => !/#4 \w+ after/.test(stop.at))) {
      expect((state as number[])[0], at).toBe(1);
    }
    expect(ends).toEqual(expected);
    expect(ends[0]?.state).toEqual([0, 0, 0]);
  });

  it("interrupted at any step, the deletion of a job ends with all its posts in the trash", async () => {
    const scenario = () => {
      const { deps, remove, state } = pageAndOne();
      return { deps, run: remove, state };
    };
    const { ends, expected } = await failAtEveryStep(scenario, 6);
    expect(ends).toEqual(expected);
    expect(ends[0]?.state).toMatchObject({ blog_posts: new Map(), import_jobs: new Map() });
  });

  it("interrupted at any step, a deletion and its undo restore every post", async () => {
    const scenario = () => {
      const { deps, remove, state, job_id } = pageAndOne();
      const run = async (ports: StoreDeps) => {
        await remove(ports);
        while (!(await restoreImportJob(ports, { job_id }, actor)).done);
      };
      return { deps, run, state };
    };
    const { ends, expected } = await failAtEveryStep(scenario, 9);
    expect(ends).toEqual(expected);
  });
});

/** The job's first and last post, and other posts at 'ruedas' and 'otro'. */
function chosenOfJob() {
  const memory = pageAndOne();
  const [first, last] = [uuid(100), uuid(100 + limits.deletePage)];
  memory.put(uuid(1), "ruedas");
  memory.put(uuid(2), "otro");
  memory.slugs.set("antes", { post_id: last, state: "moved", target: "fila-200" });
  return { ...memory, first, last };
}
const redirect = (target_slug: string): SlugAction => ({ action: "redirect", target_slug });

describe("deleteImportJob with chosen redirects", () => {
  it("redirects every slug of the chosen posts, and no others", async () => {
    const { call, first, last, slugs, trash_posts, job_id, blog_posts } = chosenOfJob();
    const actions = { [last]: redirect("ruedas"), [first]: { action: "gone" } as const };
    // Two chosen posts and a page of the others.
    expect(await call(undefined, actions)).toEqual({ deleted: 201, done: true });
    const moved = { post_id: last, state: "moved", target: "ruedas" };
    expect([slugs.get("fila-200"), slugs.get("antes")]).toEqual([moved, moved]);
    expect(slugs.get("fila-0")).toEqual({ post_id: first, state: "gone" });
    expect(slugs.get("fila-1")).toEqual({ post_id: uuid(101), state: "gone" });
    expect(trash_posts.get(last)).toMatchObject({ reason: "job", job_id, job_name: "Enero" });
    expect([...blog_posts.keys()]).toEqual([uuid(1), uuid(2)]);
  });

  it("applies the choices after an interruption, also when the repeat does not contain them", async () => {
    const scenario = () => {
      const { deps, call, remove, last, slugs, import_jobs, job_id } = chosenOfJob();
      const run = async (ports: StoreDeps) => {
        const isNew = import_jobs.get(job_id)?.status === "completed";
        if (isNew) await call(ports, { [last]: redirect("ruedas") });
        await remove(ports);
      };
      const state = () => ({
        status: import_jobs.get(job_id)?.status,
        entry: slugs.get("fila-200"),
      });
      return { deps, run, state };
    };
    const { interrupted, ends } = await failAtEveryStep(scenario, 6);
    for (const { at, state } of [...interrupted, ...ends]) {
      const { status, entry } = state as ReturnType<ReturnType<typeof scenario>["state"]>;
      const answer = status === "completed" ? "current" : "moved";
      expect(entry?.state, at).toBe(answer);
    }
  });

  it.each([
    ["no article", "nada"],
    ["a former slug", "antes"],
    ["another post of the job", "fila-3"],
    ["the post itself", "fila-200"],
  ])("rejects a redirect to %s, and changes nothing", async (_, target) => {
    const { call, last, documents } = chosenOfJob();
    const before = structuredClone(documents);
    const answer = call(undefined, { [last]: redirect(target) });
    await expect(answer).rejects.toMatchObject({
      code: "invalid-argument",
      safe: `There is no other article at /blog/${target}`,
    });
    expect(documents).toEqual(before);
  });

  it("does not change posts outside of the job, even when they are chosen", async () => {
    const { remove, deps, blog_posts, slugs } = chosenOfJob();
    await remove(deps, { [uuid(1)]: redirect("otro"), [uuid(7)]: redirect("nada") });
    expect([...blog_posts.keys()]).toEqual([uuid(1), uuid(2)]);
    expect(slugs.get("ruedas")).toEqual({ post_id: uuid(1), state: "current" });
  });

  it("ends the same when it is repeated with the same choices", async () => {
    const { remove, deps, last, documents } = chosenOfJob();
    const actions = { [last]: redirect("ruedas") };
    await remove(deps, actions);
    const once = structuredClone(documents);
    await remove(deps, actions);
    expect(documents).toEqual(once);
  });

  it("moves as many chosen posts in one page as a call accepts", async () => {
    const { call, blog_posts } = chosenOfJob();
    const actions = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, n) => [uuid(100 + n), redirect("otro")]),
      );
    const accepts = (count: number) =>
      v.is(DeleteImportJobInput, { job_id: uuid(9), slug_actions: actions(count) });
    expect([limits.deletePage, limits.deletePage + 1].map(accepts)).toEqual([true, false]);
    expect(await call(undefined, actions(limits.deletePage))).toMatchObject({ done: true });
    expect(blog_posts.size).toBe(2);
  });
});
