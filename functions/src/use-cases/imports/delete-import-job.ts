import type * as v from "valibot";
import type { DeleteImportJobInput, DeletionState } from "../../domain/calls/calls.ts";
import { type Actor, auditEntry } from "../../domain/shared/audit.ts";
import { limits } from "../../domain/shared/limits.ts";
import { trashJobPosts } from "../posts/delete-posts.ts";
import type { StoreDeps } from "../store/store.ts";
import { undoUpdates } from "./former-text.ts";

const TURNS_PER_CALL = 40;

/** A repeat continues. Posts that the import updated get their former text back. */
export async function deleteImportJob(
  deps: StoreDeps,
  { job_id }: v.InferOutput<typeof DeleteImportJobInput>,
  actor: Actor,
): Promise<DeletionState> {
  const { store } = deps;
  const page = limits.deletePage;
  if (!(await markDeleting(deps, job_id, actor))) return { deleted: 0, done: true };
  const deleted = await trashJobPosts(deps, job_id, page, actor);
  if (deleted >= page) return { deleted, done: false };
  for (let turn = 0; await undoUpdates(deps, job_id, actor); turn += 1) {
    if (turn === TURNS_PER_CALL) return { deleted, done: false };
  }
  await store.batch((writes) => writes.delete("import_jobs", job_id));
  return { deleted, done: true };
}

function markDeleting({ store, now }: StoreDeps, jobId: string, actor: Actor): Promise<boolean> {
  return store.atomically(async (transaction) => {
    const { import_jobs } = await transaction.read({
      import_jobs: { ids: [jobId], fields: ["status", "job_name"] },
    });
    const job = import_jobs.get(jobId);
    if (!job) return false;
    if (job.status !== "deleting") {
      const at = now();
      const set = { status: "deleting", touched_at: at } as const;
      transaction.update("import_jobs", jobId, { set });
      const details = { ...(job.job_name && { job: job.job_name }) };
      const rest = { target: jobId, details };
      transaction.add("audit_log", auditEntry(at, actor, "job_deleted", rest));
    }
    return true;
  });
}
