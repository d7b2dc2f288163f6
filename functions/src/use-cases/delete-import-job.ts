import type * as v from "valibot";
import type { DeleteImportJobInput, DeletionState } from "../domain/calls.ts";
import { limits } from "../domain/limits.ts";

/** What a deletion asks of the database. Adapters: deletion-store.ts, and for the posts trash-store.ts. */
export interface DeletionDeps {
  /** Sets the job to 'deleting', from when on no chunk is taken. False: there is no such job. */
  readonly markDeleting: (jobId: string, now: Date) => Promise<boolean>;
  /**
   * Moves posts of the job to the trash, removes their items and closes their addresses (410), in one commit.
   * @returns how many posts were moved; fewer than `limit` means that none is left
   */
  readonly deletePosts: (jobId: string, limit: number) => Promise<number>;
  /** Removes items of the job that belong to no post of it. @returns how many */
  readonly deleteItems: (jobId: string, limit: number) => Promise<number>;
  readonly deleteJob: (jobId: string) => Promise<void>;
  readonly now: () => Date;
}

/**
 * Deletes one page of a job's posts, and when none is left its items and last the job itself. Stopped anywhere, the job
 * is still there with what remains, and the same call goes on (T39). Posts that the import only updated stay;
 * the others can be restored from the trash for 30 days.
 */
export async function deleteImportJob(
  deps: DeletionDeps,
  { job_id }: v.InferOutput<typeof DeleteImportJobInput>,
): Promise<DeletionState> {
  if (!(await deps.markDeleting(job_id, deps.now()))) return { deleted: 0, done: true };
  const deleted = await deps.deletePosts(job_id, limits.deletePage);
  if (deleted >= limits.deletePage) return { deleted, done: false };
  const items = await deps.deleteItems(job_id, limits.deletePage);
  if (items >= limits.deletePage) return { deleted, done: false };
  await deps.deleteJob(job_id);
  return { deleted, done: true };
}
