import { expect, it } from "vitest";
import type { ImportRow } from "../domain/import-row.ts";
import { limits } from "../domain/limits.ts";
import { deleteAllPosts } from "./delete-all-posts.ts";
import { deleteImportJob } from "./delete-import-job.ts";
import { deletePosts, trashJobPosts } from "./delete-posts.ts";
import { emptyTrash } from "./empty-trash.ts";
import { breakEveryStep } from "./every-step.ts";
import { fetchPartnerPosts } from "./fetch-partner-posts.ts";
import { finishImport } from "./finish-import.ts";
import { importChunk } from "./import-chunk.ts";
import { importPartnerPost } from "./import-partner-post.ts";
import { memoryDeleteAll } from "./memory-delete-all.ts";
import { memoryGuests } from "./memory-guests.ts";
import { memoryImport } from "./memory-import.ts";
import { memoryTrash } from "./memory-trash.ts";
import { publishScheduled } from "./publish-scheduled.ts";
import { restoreImportJob, restorePosts } from "./restore-posts.ts";
import { startImport } from "./start-import.ts";

const actor = { uid: "u1", email: "eva@example.com" };
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const job_id = uuid(9);

function aRow(row: number, slug: string): ImportRow {
  const text = { title: `Fila ${row}`, slug, content: "<p>x</p>", excerpt: "x" };
  const rest = {
    published: true,
    date: "2026-06-01T12:00:00.000Z",
    on_conflict: "suffix",
  } as const;
  return { line: row + 2, row, ...text, ...rest };
}

it("an import broken at any step is stored once, with true counts", async () => {
  const world = () => {
    const { deps, jobs, posts, bodies, slugs, items, audited } = memoryImport();
    const counts = { job_name: "Enero", total_records: 4, failed_records: 1 };
    const run = async (ports: typeof deps) => {
      await startImport(ports, { job_id, ...counts }, actor);
      await importChunk(
        ports,
        { job_id, chunk: 0, rows: [aRow(0, "igual"), aRow(1, "igual")] },
        actor,
      );
      await importChunk(ports, { job_id, chunk: 1, rows: [aRow(2, "igual")] }, actor);
      await finishImport(ports, { job_id }, actor);
    };
    return { deps, run, state: () => ({ jobs, posts, bodies, slugs, items, audited }) };
  };
  const { ends, expected } = await breakEveryStep(world, 5);
  expect(ends).toEqual(expected);
});

/** A job of one post more than a page, as the panel deletes it: page by page until it is done. */
function aJob() {
  const memory = memoryTrash();
  for (let n = 0; n <= limits.deletePage; n += 1) {
    memory.store(uuid(100 + n), `fila-${n}`, { import_job_id: job_id });
    memory.items.add(uuid(100 + n));
  }
  memory.items.add("of-an-updated-post");
  memory.jobs.add(job_id);
  const { posts, trash, slugs, items, jobs } = memory;
  const deps = {
    ...memory.deps,
    markDeleting: async (id: string) => jobs.has(id),
    deleteItems: async (_: string, limit: number) => {
      const page = [...items].slice(0, limit);
      for (const id of page) items.delete(id);
      return page.length;
    },
    deleteJob: async (id: string) => void jobs.delete(id),
  };
  const remove = async (ports: typeof deps) => {
    const moving = (id: string, most: number) => trashJobPosts(ports, id, most, actor);
    let isDone = false;
    while (!isDone) {
      const page = await deleteImportJob({ ...ports, deletePosts: moving }, { job_id });
      isDone = page.done;
    }
  };
  return { deps, remove, state: () => ({ posts, trash, slugs, items, jobs }) };
}

it("the deletion of a job broken at any step takes all of it to the trash", async () => {
  const world = () => {
    const { deps, remove, state } = aJob();
    return { deps, run: remove, state };
  };
  const { ends, expected } = await breakEveryStep(world, 6);
  expect(ends).toEqual(expected);
});

it("a deletion and its undo broken at any step give every post back", async () => {
  const world = () => {
    const { deps, remove, state } = aJob();
    const run = async (ports: typeof deps) => {
      await remove(ports);
      let isDone = false;
      while (!isDone) isDone = (await restoreImportJob(ports, { job_id }, actor)).done;
    };
    return { deps, run, state };
  };
  const { ends, expected } = await breakEveryStep(world, 9);
  expect(ends).toEqual(expected);
});

it.each([
  ["deleted", deletePosts],
  ["restored", restorePosts],
])("posts %s twice because the answer got lost are as after once", async (name, operation) => {
  const memory = memoryTrash();
  memory.store(uuid(1), "uno");
  memory.store(uuid(2), "dos");
  const input = { post_ids: [uuid(1), uuid(2)] };
  if (name === "restored") await deletePosts(memory.deps, input, actor);
  const snapshot = () => structuredClone([memory.posts, memory.trash, memory.slugs]);
  await operation(memory.deps, input, actor);
  const once = snapshot();
  await operation(memory.deps, input, actor);
  expect(snapshot()).toEqual(once);
});

it("'Delete All Posts' broken at any step ends with true counts and one entry in the log", async () => {
  const world = () => {
    const { deps, left, open, audit } = memoryDeleteAll();
    const input = { deletion_id: uuid(1), phrase: "DELETE ALL", expected_count: 5 };
    const run = async (ports: typeof deps) => {
      let isDone = false;
      while (!isDone) isDone = (await deleteAllPosts(ports, input, actor)).done;
    };
    // Not when it was written down: the clock goes on with every step.
    const deeds = () => audit.map(({ action, target, details }) => ({ action, target, details }));
    return { deps, run, state: () => ({ left, open, deeds: deeds() }) };
  };
  const { ends, expected } = await breakEveryStep(world, 15);
  expect(ends).toEqual(expected);
});

it("the emptying of the trash broken at any step goes on with what is left", async () => {
  const world = () => {
    const left = Array.from({ length: limits.deletePage + 5 }, (_, n) => uuid(n));
    const deps = {
      due: async (_: Date, most: number) => left.slice(0, most),
      purge: async (ids: readonly string[]) => {
        for (const id of ids) left.splice(left.indexOf(id), 1);
      },
      now: () => new Date(0),
    };
    return { deps, run: emptyTrash, state: () => left };
  };
  const { ends, expected } = await breakEveryStep(world, 4);
  expect(ends).toEqual(expected);
});

it("the publishing of scheduled posts broken at any step publishes each in the end", async () => {
  const world = () => {
    const waiting = new Set(["a", "b", "c"]);
    const published: string[] = [];
    const deps = {
      due: async () => [...waiting],
      publish: async (id: string) => {
        if (!waiting.delete(id)) return "not due" as const;
        published.push(id);
        return "published" as const;
      },
      now: () => new Date(0),
      log: () => {},
    };
    return { deps, run: publishScheduled, state: () => [waiting, [...published].sort()] };
  };
  const { ends, expected } = await breakEveryStep(world, 4);
  expect(ends).toEqual(expected);
  expect(ends[0]?.state).toEqual([new Set(), ["a", "b", "c"]]);
});

it("a guest post broken at any step is stored once, and the partner is told by the next refresh", async () => {
  const world = () => {
    const { deps, posts, bodies, slugs, imports, confirmed, audit } = memoryGuests();
    const run = async (ports: typeof deps) => {
      // Nobody imports again what the panel does not list any more.
      if (posts.size === 0) await importPartnerPost(ports, { partnerPostId: "p1" }, actor);
      await fetchPartnerPosts(ports);
    };
    return { deps, run, state: () => ({ posts, bodies, slugs, imports, confirmed, audit }) };
  };
  const { ends, expected } = await breakEveryStep(world, 5);
  expect(ends).toEqual(expected);
});
