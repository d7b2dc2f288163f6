import type { AuditEntry } from "../domain/audit.ts";
import { DomainError } from "../domain/errors.ts";
import type { ImportJob, ImportJobItem } from "../domain/import-job.ts";
import type { Post, PostBody, SlugEntry } from "../domain/post.ts";
import type { ImportDeps, ImportUnit } from "./import-ports.ts";

/**
 * A database of maps for the tests of the import. A unit's writes are kept back and applied together at its end, as the
 * real one does; `read` counts the addresses and the times they were looked up.
 */
export function memoryImport() {
  const administrators = new Set(["u1"]);
  const jobs = new Map<string, ImportJob>();
  const posts = new Map<string, Post>();
  const bodies = new Map<string, PostBody>();
  const slugs = new Map<string, SlugEntry>();
  const items = new Map<string, ImportJobItem>();
  const audited: AuditEntry[] = [];
  const read = { slugs: 0, times: 0 };
  const clock = { now: new Date("2026-11-21T10:00:00Z") };

  const entriesOf = (wanted: readonly string[], seen: Set<string>) => {
    read.slugs += wanted.length;
    if (wanted.length > 0) read.times += 1;
    for (const slug of wanted) seen.add(slug);
    const found = wanted.flatMap((slug): [string, SlugEntry][] => {
      const entry = slugs.get(slug);
      return entry ? [[slug, entry]] : [];
    });
    return new Map(found);
  };

  const unit = (
    later: (write: () => void) => void,
    provided: (condition: () => boolean) => void,
    seen = new Set<string>(),
  ): ImportUnit => ({
    job: async (id) => jobs.get(id) ?? null,
    beginChunk: async (uid, jobId, wanted) => ({
      isAdministrator: administrators.has(uid),
      job: jobs.get(jobId) ?? null,
      entries: entriesOf(wanted, seen),
    }),
    slugs: async (wanted) => entriesOf(wanted, seen),
    existingPosts: async (ids) => new Set(ids.filter((id) => posts.has(id))),
    createJob: (id, job) => later(() => void jobs.set(id, job)),
    changeJob: (id, { chunk, ...fields }) =>
      later(() => {
        const job = jobs.get(id);
        if (!job) throw new Error(`no job ${id}`);
        jobs.set(id, {
          ...job,
          ...fields,
          successful_records: job.successful_records + (chunk?.stored ?? 0),
          failed_records: job.failed_records + (chunk?.skipped ?? 0),
          chunks: chunk ? { ...job.chunks, [chunk.number]: true } : job.chunks,
        });
      }),
    createPost: (id, post, body) =>
      later(() => {
        if (posts.has(id)) throw new Error(`post ${id} exists`);
        posts.set(id, post);
        bodies.set(id, body);
      }),
    updatePost: (id, change, body) =>
      later(() => {
        const post = posts.get(id);
        if (!post) throw new Error(`no post ${id}`);
        posts.set(id, { ...post, ...change });
        bodies.set(id, body);
      }),
    reserveSlug: (slug, post_id) => {
      if (!seen.has(slug)) provided(() => !slugs.has(slug));
      later(() => void slugs.set(slug, { post_id, state: "current" }));
    },
    createItem: (id, item) => later(() => void items.set(id, item)),
    audit: (entry) => later(() => void audited.push(entry)),
  });

  const deps: ImportDeps = {
    atomically: async (work) => {
      const writes: (() => void)[] = [];
      const conditions: (() => boolean)[] = [];
      const result = await work(
        unit(
          (write) => void writes.push(write),
          (condition) => void conditions.push(condition),
        ),
      );
      if (!conditions.every((holds) => holds())) throw new DomainError("already-exists");
      for (const write of writes) write();
      return result;
    },
    now: () => clock.now,
  };
  return { deps, administrators, jobs, posts, bodies, slugs, items, audited, read, clock };
}
