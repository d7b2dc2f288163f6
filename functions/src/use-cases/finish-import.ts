import type * as v from "valibot";
import type { Actor } from "../domain/audit.ts";
import type { FinishImportInput, ImportState } from "../domain/calls.ts";
import { DomainError } from "../domain/errors.ts";
import { endOfImport, isWhole } from "./end-of-import.ts";
import { withErrorLines } from "./import-errors.ts";
import { type ImportDeps, stateOf } from "./import-ports.ts";

/**
 * Closes a job that no chunk has closed, for none of its rows can be stored. A finished job stays as it is.
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
    const isPartial = job.successful_records > 0 && !isWhole(job);
    if (job.status === "deleting" || isPartial) throw new DomainError("failed-precondition");
    const { change, entry } = endOfImport(job_id, job, actor, deps.now());
    const details = withErrorLines(input.error_details, job.error_details);
    unit.changeJob(job_id, { ...change, ...(details !== "" && { error_details: details }) });
    unit.audit(entry);
    return stateOf(job_id, { ...job, ...change });
  });
}
