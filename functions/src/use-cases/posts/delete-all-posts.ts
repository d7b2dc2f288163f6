import type { Calls } from "domain/calls/calls";
import { DELETE_ALL_PHRASE, type DeleteAllPostsInput } from "domain/calls/deletion";
import { type Actor, auditEntry } from "domain/shared/audit";
import { addDays } from "domain/shared/days";
import { DomainError } from "domain/shared/errors";
import { limits } from "domain/shared/limits";
import type * as v from "valibot";
import type { Store, StoreDeps } from "../store/store.ts";
import { deletePage } from "./delete-all-pages.ts";

/** For repeats; then the TTL policy on `expires_at` removes them. */
const DELETION_DAYS = 30;

interface Progress {
  readonly counted_at: Date;
  readonly deleted: number;
  readonly finished: boolean;
}

/** Newer documents and the trash stay. A repeat continues. */
export async function deleteAllPosts(
  { store, now }: StoreDeps,
  input: v.InferOutput<typeof DeleteAllPostsInput>,
  actor: Actor,
): Promise<Calls["deleteAllPosts"]["output"]> {
  if (input.phrase !== DELETE_ALL_PHRASE) {
    throw new DomainError("invalid-argument", `Type exactly '${DELETE_ALL_PHRASE}' to confirm`);
  }
  const id = input.deletion_id;
  const progress = (await loadProgress(store, id)) ?? (await begin({ store, now }, input, actor));
  const done = progress.finished || (await deletePages({ store, now }, id, progress.counted_at));
  const [after, { count }] = await Promise.all([
    loadProgress(store, id),
    store.count("blog_posts"),
  ]);
  return { deleted: after?.deleted ?? 0, remaining: count, done };
}

async function loadProgress(store: Store, id: string): Promise<Progress | null> {
  const fields = ["counted_at", "deleted", "finished"] as const;
  const { deletions } = await store.read({ deletions: { ids: [id], fields } });
  const { counted_at, deleted = 0, finished = false } = deletions.get(id) ?? {};
  return counted_at ? { counted_at, deleted, finished } : null;
}

async function begin(
  { store, now }: StoreDeps,
  { deletion_id, expected_count }: v.InferOutput<typeof DeleteAllPostsInput>,
  actor: Actor,
): Promise<Progress> {
  const { count, at } = await store.count("blog_posts");
  if (count !== expected_count) {
    throw new DomainError("failed-precondition", "The list changed, check again");
  }
  // The clock of this instance may be wrong.
  const since = new Date(at.getTime() - limits.jobInterruptedMinutes * 60_000);
  if (await isImporting(store, since)) {
    const reason = "An import is running. Wait until it has finished, or delete its job first.";
    throw new DomainError("failed-precondition", reason);
  }
  const progress = { counted_at: at, deleted: 0, finished: false };
  const expires_at = addDays(at, DELETION_DAYS);
  const rest = { target: deletion_id, details: { count } };
  try {
    await store.batch((writes) => {
      writes.create("deletions", deletion_id, { ...progress, expires_at });
      writes.add("audit_log", auditEntry(now(), actor, "all_posts_deleted", rest));
    });
  } catch (error) {
    // A second request with the same id began first.
    if (!(error instanceof DomainError && error.code === "already-exists")) throw error;
  }
  return progress;
}

async function isImporting(store: Store, since: Date): Promise<boolean> {
  const jobs = await store.query("import_jobs", {
    where: ["status", "==", "processing"],
    fields: ["touched_at"],
  });
  return jobs.some(({ data: { touched_at } }) => touched_at !== undefined && touched_at > since);
}

async function deletePages({ store, now }: StoreDeps, id: string, at: Date): Promise<boolean> {
  const until = now().getTime() + limits.deleteSliceMs;
  while (await deletePage(store, id, at)) if (now().getTime() >= until) return false;
  await store.batch((writes) => writes.update("deletions", id, { set: { finished: true } }));
  return true;
}
