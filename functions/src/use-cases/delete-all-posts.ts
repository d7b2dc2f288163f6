import type * as v from "valibot";
import { type Actor, type AuditEntry, auditEntry } from "../domain/audit.ts";
import type { Calls } from "../domain/calls.ts";
import { DELETE_ALL_PHRASE, type DeleteAllPostsInput } from "../domain/calls-deletion.ts";
import { DomainError } from "../domain/errors.ts";
import { limits } from "../domain/limits.ts";

/** How far a deletion has come. `counted_at` is the database's own time. */
export interface DeletionProgress {
  /** What was stored then and is older than this is what the person agreed to delete. */
  readonly counted_at: Date;
  readonly deleted: number;
  readonly finished: boolean;
}

/** What 'Delete All Posts' asks of the database. The adapter is adapters/delete-all-store.ts. */
export interface DeleteAllDeps {
  readonly progress: (id: string) => Promise<DeletionProgress | null>;
  /** How many posts are stored, and the moment for which that is true. */
  readonly countPosts: () => Promise<{ readonly count: number; readonly at: Date }>;
  /** Whether an import has stored something since `since`. */
  readonly isImporting: (since: Date) => Promise<boolean>;
  /** Opens the deletion and writes it down; the same id again changes nothing. */
  readonly begin: (id: string, at: Date, entry: AuditEntry) => Promise<void>;
  /**
   * Removes a page of the posts that were stored at `at`, with bodies, closes their addresses of today (410) and adds
   * them to the deletion's count, in one commit. @returns whether there may be more
   */
  readonly deletePosts: (id: string, at: Date, limit: number) => Promise<boolean>;
  /** Closes a page of the earlier addresses of posts that are gone. @returns whether there may be more */
  readonly closeAddresses: (limit: number) => Promise<boolean>;
  /** Removes a page of the earlier bodies of posts that are gone. @returns whether there may be more */
  readonly deleteVersions: (limit: number) => Promise<boolean>;
  /** Removes a page of the import jobs that were stored at `at`. @returns whether there may be more */
  readonly deleteJobs: (at: Date, limit: number) => Promise<boolean>;
  /** Removes a page of items whose job is gone. @returns whether there may be more */
  readonly deleteItems: (limit: number) => Promise<boolean>;
  readonly finish: (id: string) => Promise<void>;
  readonly now: () => Date;
}

/**
 * Deletes all posts for good, some pages at each call, and at the end the import jobs with their items (G-50). What is added
 * after the deletion began is nothing the person agreed to lose, and stays; so does what is in the trash. Stopped
 * anywhere, the same call goes on with true counts (T41).
 * @throws DomainError invalid-argument for another phrase; failed-precondition when the number of posts is not the
 *   expected one, or an import is running
 */
export async function deleteAllPosts(
  deps: DeleteAllDeps,
  input: v.InferOutput<typeof DeleteAllPostsInput>,
  actor: Actor,
): Promise<Calls["deleteAllPosts"]["output"]> {
  if (input.phrase !== DELETE_ALL_PHRASE) {
    throw new DomainError("invalid-argument", `Type exactly '${DELETE_ALL_PHRASE}' to confirm`);
  }
  const id = input.deletion_id;
  const open = (await deps.progress(id)) ?? (await begin(deps, input, actor));
  const done = open.finished || (await work(deps, id, open.counted_at));
  const [now, { count }] = await Promise.all([deps.progress(id), deps.countPosts()]);
  return { deleted: now?.deleted ?? 0, remaining: count, done };
}

async function begin(
  deps: DeleteAllDeps,
  { deletion_id, expected_count }: v.InferOutput<typeof DeleteAllPostsInput>,
  actor: Actor,
): Promise<DeletionProgress> {
  const { count, at } = await deps.countPosts();
  if (count !== expected_count) {
    throw new DomainError("failed-precondition", "The list changed, check again");
  }
  // By the database's clock: ours may be ahead of the import's.
  const since = new Date(at.getTime() - limits.jobInterruptedMinutes * 60_000);
  if (await deps.isImporting(since)) {
    const reason = "An import is running. Wait until it has finished, or delete its job first.";
    throw new DomainError("failed-precondition", reason);
  }
  const rest = { target: deletion_id, details: { count } };
  await deps.begin(deletion_id, at, auditEntry(deps.now(), actor, "all_posts_deleted", rest));
  return { counted_at: at, deleted: 0, finished: false };
}

/** Pages for as long as a person waits gladly for the next figure. @returns whether nothing is left to do */
async function work(deps: DeleteAllDeps, id: string, at: Date): Promise<boolean> {
  const until = deps.now().getTime() + limits.deleteSliceMs;
  while (await removePage(deps, id, at)) if (deps.now().getTime() >= until) return false;
  await deps.finish(id);
  return true;
}

/** @returns whether there may be more */
async function removePage(deps: DeleteAllDeps, id: string, at: Date): Promise<boolean> {
  const page = limits.deletePage;
  if (await deps.deletePosts(id, at, page)) return true;
  // By collection, not by post: looking for each post's own costs more than everything else together.
  const rest = [deps.closeAddresses(page), deps.deleteVersions(page), deps.deleteJobs(at, page)];
  const isMore = (await Promise.all(rest)).includes(true);
  // After the jobs: without its job an import stores nothing more.
  return isMore || deps.deleteItems(page);
}
