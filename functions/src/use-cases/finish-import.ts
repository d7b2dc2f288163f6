import type * as v from "valibot";
import { type Actor, auditEntry } from "../domain/audit.ts";
import type { FinishImportInput, ImportState } from "../domain/calls.ts";
import { DomainError } from "../domain/errors.ts";
import { withErrorLines } from "./import-errors.ts";
import { type ImportDeps, stateOf } from "./import-ports.ts";

/**
 * Closes a job: completed when anything was stored, with the rejected rows counted and named, and failed only when
 * nothing could be (G-42). A finished job stays as it is.
 * @throws DomainError not-found; failed-precondition while the job is being deleted, or while rows are still to come
 */
export function finishImport(
  deps: ImportDeps,
  input: v.InferOutput<typeof FinishImportInput>,
  actor: Actor,
): Promise<ImportState> {
  const { job_id } = input;
  return deps.atomically(async (unit) => {
    const job = await unit.job(job_id);
    if (!job) throw new DomainError("not-found");
    if (job.status === "completed" || job.status === "failed") return stateOf(job_id, job);
    const known = job.successful_records + job.failed_records;
    const isPartial = job.successful_records > 0 && known < job.total_records;
    if (job.status === "deleting" || isPartial) throw new DomainError("failed-precondition");
    const now = deps.now();
    const status = job.successful_records > 0 ? ("completed" as const) : ("failed" as const);
    const details = withErrorLines(input.error_details, job.error_details);
    const change = { status, completed_at: now, touched_at: now };
    unit.changeJob(job_id, { ...change, ...(details !== "" && { error_details: details }) });
    const rest = { target: job_id, details: { status, posts: job.successful_records } };
    unit.audit(auditEntry(now, actor, "import_finished", rest));
    return stateOf(job_id, { ...job, status });
  });
}
