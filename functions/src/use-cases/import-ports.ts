import type { AuditEntry } from "../domain/audit.ts";
import type { ImportState } from "../domain/calls.ts";
import type { ImportJob, ImportJobItem } from "../domain/import-job.ts";
import type { Post, PostBody, SlugEntry } from "../domain/post.ts";

/** What the import's use cases ask of the database. The adapter is adapters/import-store.ts. */

/** Reads and writes of one atomic commit. All reads come before the first write. */
export interface ImportUnit {
  readonly job: (id: string) => Promise<ImportJob | null>;
  /** What a chunk begins with, in one read: its sender's role, its job and the owners of addresses. */
  readonly beginChunk: (
    uid: string,
    jobId: string,
    slugs: readonly string[],
  ) => Promise<{
    readonly isAdministrator: boolean;
    readonly job: ImportJob | null;
    readonly entries: SlugEntries;
  }>;
  readonly slugs: (slugs: readonly string[]) => Promise<SlugEntries>;
  /** Those of the ids that belong to a post. */
  readonly existingPosts: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly createJob: (id: string, job: ImportJob) => void;
  readonly changeJob: (id: string, change: JobChange) => void;
  readonly createPost: (id: string, post: Post, body: PostBody) => void;
  readonly updatePost: (id: string, change: PostChange, body: PostBody) => void;
  /** Takes an address. The commit fails with 'already-exists' when it has an entry that this unit has not read. */
  readonly reserveSlug: (slug: string, postId: string) => void;
  readonly createItem: (id: string, item: ImportJobItem) => void;
  readonly audit: (entry: AuditEntry) => void;
}

/** Entries of `slugs` by their slug; a free address has none, or one whose state is 'gone'. */
export type SlugEntries = ReadonlyMap<string, SlugEntry>;

/** Runs work in one commit; the work may run again when somebody else wrote what it read. */
export type Atomically<Unit> = <T>(work: (unit: Unit) => Promise<T>) => Promise<T>;

export interface ImportDeps {
  readonly atomically: Atomically<ImportUnit>;
  readonly now: () => Date;
}

export type PostChange = Pick<Post, "title" | "excerpt" | "updated_at">;
/** Changed fields of a job. `stored` and `skipped` are added to the counts that are there. */
export type JobChange = Partial<
  Pick<ImportJob, "status" | "error_details" | "completed_at" | "touched_at">
> & {
  readonly chunk?: { readonly number: number; readonly stored: number; readonly skipped: number };
};

/** What a call answers about a job. */
export function stateOf(id: string, job: ImportJob): ImportState {
  return {
    job_id: id,
    status: job.status,
    total_records: job.total_records,
    successful_records: job.successful_records,
    failed_records: job.failed_records,
    chunks: Object.keys(job.chunks)
      .map(Number)
      .sort((a, b) => a - b),
  };
}
