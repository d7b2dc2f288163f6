import type { Calls } from "domain/calls/calls";
import type { DeleteImportJobInput } from "domain/calls/deletion";
import { type Actor, auditEntry } from "domain/shared/audit";
import { limits } from "domain/shared/limits";
import type * as v from "valibot";
import { trashChosenPosts, trashJobPosts } from "../posts/delete-posts.ts";
import type { StoreDeps } from "../store/store.ts";
import { undoUpdates } from "./former-text.ts";

const TURNS_PER_CALL = 40;

/** A repeat continues. Posts that the import updated get their former text back. */
export async function deleteImportJob(
  deps: StoreDeps,
  input: v.InferOutput<typeof DeleteImportJobInput>,
  actor: Actor,
): Promise<Calls["deleteImportJob"]["output"]> {
  const { store } = deps;
  const { job_id } = input;
  const page = limits.deletePage;
  const chosenPosts = await markDeleting(deps, input, actor);
  if (chosenPosts === undefined) return { deleted: 0, done: true };
  const others = await trashJobPosts(deps, job_id, page, actor);
  const deleted = chosenPosts + others;
  if (others >= page) return { deleted, done: false };
  for (let turn = 0; await undoUpdates(deps, job_id, actor); turn += 1) {
    if (turn === TURNS_PER_CALL) return { deleted, done: false };
  }
  await store.batch((writes) => writes.delete("import_jobs", job_id));
  return { deleted, done: true };
}

/** @returns the number of posts with a chosen address, which it deletes; undefined without a job */
function markDeleting(
  { store, now }: StoreDeps,
  { job_id, slug_actions: actions = {} }: v.InferOutput<typeof DeleteImportJobInput>,
  actor: Actor,
): Promise<number | undefined> {
  return store.atomically(async (transaction) => {
    const { import_jobs, blog_posts } = await transaction.read({
      import_jobs: { ids: [job_id], fields: ["status", "job_name"] },
      blog_posts: Object.keys(actions),
    });
    const job = import_jobs.get(job_id);
    if (!job) return undefined;
    const { status, ...name } = job;
    const at = now();
    const chosenPosts = new Map(
      [...blog_posts].filter(([, post]) => post.import_job_id === job_id),
    );
    await trashChosenPosts(transaction, chosenPosts, { job_id, ...name, actor, now: at, actions });
    if (status !== "deleting") {
      const set = { status: "deleting", touched_at: at } as const;
      transaction.update("import_jobs", job_id, { set });
      const details = { ...(name.job_name && { job: name.job_name }) };
      const rest = { target: job_id, details };
      transaction.add("audit_log", auditEntry(at, actor, "job_deleted", rest));
    }
    return chosenPosts.size;
  });
}
